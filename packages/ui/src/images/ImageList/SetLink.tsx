import { useFormat } from '../../format/useFormat.ts';
import { RowLink } from '../../layout/RowButton/RowButton.tsx';
import type { ImageInfo } from '../../types.ts';
import type { imageListLabels } from './ImageList.tsx';

/** The server tells of this many images at once. */
export const mostInSet = 200;

type SetLinkProps = {
  /** Those of the set. */
  images: readonly ImageInfo[];
  setHref: (imageIds: readonly number[]) => string;
  text: typeof imageListLabels;
};

/** The link that opens images together, or why they cannot be. */
export function SetLink({ images, setHref, text }: SetLinkProps) {
  const most = useFormat().number(mostInSet);
  if (images.length > mostInSet) return <span>{text.setLimit(most)}</span>;
  return (
    <RowLink tone="strong" name={text.openSet} href={setHref(images.map(({ id }) => id))}>
      {text.openSet}
    </RowLink>
  );
}
