import { useFormat } from '../../../format/useFormat.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import { PageHeader } from '../../../layout/PageHeader/PageHeader.tsx';
import { UploadPanel } from '../../UploadPanel/UploadPanel.tsx';
import type { Differences, Similarity } from '../differencesIn.ts';
import classes from './FileCompareScreen.module.css';
import { FilesCompared } from './FilesCompared.tsx';
import { type FileCompareScreenLabels, fileCompareScreenLabels } from './fileCompareScreenLabels.ts';
import { type FilePicture, type Refused, useFilePictures } from './useFilePictures.ts';

export type FileCompareScreenProps = {
  /** Where the files differ: `differencesIn` a worker. Pass the same function on every render. */
  differences: Differences;
  /** How similar they are: `scoresIn` a worker. Pass the same function on every render. */
  similarity: Similarity;
  /** The address of the image list. */
  backHref?: string;
  labels?: Partial<typeof fileCompareScreenLabels>;
};

/** Why what was dropped is not compared; undefined if it is. */
function faultOf(
  [left, right]: readonly FilePicture[],
  refused: Refused | undefined,
  text: FileCompareScreenLabels,
  number: (value: number) => string,
): string | undefined {
  const sizeOf = ({ width, height }: FilePicture) => text.pixels(number(width), number(height));
  if (refused) return refused === 'onlyTwo' ? text.onlyTwo : text.unreadable(refused.unreadable);
  if (!left || !right || (left.width === right.width && left.height === right.height)) return undefined;
  return text.sizes(left.file.name, sizeOf(left), right.file.name, sizeOf(right));
}

/** Compares two files on the device of the person, without uploading them. */
export function FileCompareScreen({
  differences,
  similarity,
  backHref = '/creativeli',
  labels,
}: FileCompareScreenProps) {
  const text = useLabels('fileCompareScreen', fileCompareScreenLabels, labels);
  const format = useFormat();
  const { pictures, refused, take } = useFilePictures();
  const [left, right] = pictures;
  const isAlike = left && right && left.width === right.width && left.height === right.height;
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.description}
        backHref={backHref}
        backLabel={text.back}
        trail={[{ label: text.images, href: backHref }, { label: text.title }]}
      />
      <div className={classes.parts}>
        <UploadPanel
          onUpload={(file) => void take([file])}
          onUploadMany={(files, rejected) => void take([...files, ...rejected])}
          error={faultOf(pictures, refused, text, format.number)}
          labels={{ several: text.drop }}
        />
        <div role="status">{left && !right && text.first(left.file.name)}</div>
        {isAlike && (
          <FilesCompared
            left={left}
            right={right}
            differences={differences}
            similarity={similarity}
            text={text}
          />
        )}
      </div>
    </>
  );
}
