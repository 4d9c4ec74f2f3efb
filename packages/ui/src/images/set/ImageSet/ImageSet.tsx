import type { ReactNode } from 'react';
import { EmptyState } from '../../../feedback/EmptyState/EmptyState.tsx';
import { useFormat } from '../../../format/useFormat.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import { DataTable } from '../../../layout/DataTable/DataTable.tsx';
import { TableFigure } from '../../../layout/DataTable/TableFigure.tsx';
import type { DataColumn } from '../../../layout/DataTable/tableRows.ts';
import { RowName } from '../../../layout/RowButton/RowName.tsx';
import type { ImageInfo } from '../../../types.ts';
import { ImageThumbnail } from '../../ImageThumbnail/ImageThumbnail.tsx';
import { imageName } from '../../imageInfo.ts';
import { JobStatus } from '../../JobsTable/JobStatus.tsx';
import { statusWord } from '../../JobsTable/jobStatus.ts';
import { jobWords } from '../../JobsTable/jobsTableLabels.ts';
import { saving } from '../../jobResult.ts';
import { type SetChoice, type SetEntry, type SetRow, setRow, setTotals } from '../setFiles.ts';
import { FileSelect } from './FileSelect.tsx';
import classes from './ImageSet.module.css';
import { type ImageSetLabels, imageSetLabels } from './imageSetLabels.ts';
import { RemarkList } from './RemarkList.tsx';
import { remarksOn, remarkText } from './remarks.ts';

export type ImageSetProps = {
  /** The images of the set with their newest jobs, and the files chosen by hand. */
  entries: readonly SetEntry[];
  /** Another file was chosen for an image; null for what is taken without a choice. */
  onChoose: (imageId: number, choice: SetChoice | null) => void;
  /** The address of an image's own page. */
  imageHref: (image: ImageInfo) => string;
  /** The address where an image is cut to other sizes; undefined where it cannot be. */
  sizesHref?: (image: ImageInfo) => string | undefined;
  loading?: boolean;
  /** A thumbnail, rendered only for visible rows. Default: a placeholder. */
  thumbnail?: (image: ImageInfo) => ReactNode;
  labels?: Partial<ImageSetLabels>;
};

const noThumbnail = () => <ImageThumbnail />;

/** Undefined while no image has a result: nothing is known then, which is not 0. */
const totalsOf = (rows: readonly SetRow[]) =>
  rows.some(({ before }) => before !== undefined) ? setTotals(rows) : undefined;

/** Size of the upload in bytes, with or without a job. */
const uploadSize = ({ before, image }: SetRow) =>
  before ?? (image.size == null ? undefined : image.size * 1000);

/** The images of a set: where their jobs stand, which file of each is taken, and what the set saves. */
export function ImageSet({
  entries,
  onChoose,
  imageHref,
  sizesHref,
  loading = false,
  thumbnail = noThumbnail,
  labels,
}: ImageSetProps) {
  const text = useLabels('imageSet', imageSetLabels, labels);
  const words = useLabels('jobWords', jobWords);
  const format = useFormat();
  const rows = entries.map(setRow);
  const remarks = (row: SetRow) => remarksOn(row, text, format.kilobytes);
  const size = (bytes: number | undefined) => (
    <TableFigure
      value={bytes === undefined ? null : bytes / 1000}
      text={format.kilobytes(bytes)}
      unit={text.kb}
    />
  );
  const share = (saved: number | undefined) =>
    saved === undefined ? format.number(null) : format.percent(saved);

  const columns: DataColumn<SetRow>[] = [
    {
      id: 'name',
      header: text.name,
      value: ({ image }) => imageName(image),
      sum: (shown) => {
        const finished = shown.filter(({ before }) => before !== undefined).length;
        return finished > 0 && finished < shown.length ? text.total(format.number(finished)) : undefined;
      },
      cell: ({ image }) => (
        <span className={classes.name}>
          {thumbnail(image)}
          <RowName name={imageName(image)} href={imageHref(image)} />
        </span>
      ),
    },
    {
      id: 'status',
      header: text.status,
      width: 144,
      value: ({ job }) => job?.status,
      cell: ({ image, job }) =>
        job ? (
          <JobStatus
            job={job}
            word={statusWord(words, job.status)}
            progressLabel={text.progress(imageName(image))}
          />
        ) : (
          <span className={classes.quiet}>{text.noJob}</span>
        ),
    },
    {
      id: 'file',
      header: text.file,
      // Where there is room, that of the longest name.
      width: 'clamp(240px, 23cqi, 272px)',
      cell: ({ image, files, file, chosen }) =>
        files.length > 0 && (
          <FileSelect
            {...{ image, files, file, chosen, text }}
            onChoose={(choice) => onChoose(image.id, choice)}
          />
        ),
    },
    {
      id: 'before',
      header: text.before,
      width: 80,
      unit: text.kb,
      numeric: true,
      value: uploadSize,
      cell: (row) => size(uploadSize(row)),
      sum: (shown) => size(totalsOf(shown)?.before),
    },
    {
      id: 'after',
      header: text.after,
      width: 80,
      unit: text.kb,
      numeric: true,
      value: ({ after }) => after,
      cell: ({ after }) => size(after),
      sum: (shown) => size(totalsOf(shown)?.after),
    },
    {
      id: 'saved',
      header: text.saved,
      width: 80,
      numeric: true,
      value: ({ saved }) => saved,
      cell: ({ saved }) => share(saved),
      sum: (shown) => {
        const { before, after } = setTotals(shown);
        return share(saving(after, before));
      },
    },
    {
      id: 'ssim',
      header: text.ssim,
      width: 80,
      numeric: true,
      value: ({ file }) => file?.ssim,
      cell: ({ file }) => (file?.ssim == null ? format.number(null) : format.ssim(file.ssim)),
    },
  ];
  if (rows.some((row) => remarks(row).length > 0))
    columns.push({
      id: 'remarks',
      header: text.remarks,
      width: 160,
      value: (row) => remarkText(remarks(row)),
      cell: (row) => (
        <RemarkList remarks={remarks(row)} sizesHref={sizesHref?.(row.image)} none={format.number(null)} />
      ),
    });

  return (
    <div className={classes.set}>
      <DataTable
        name={text.title}
        columns={columns}
        rows={rows}
        rowId={({ image }) => image.id}
        loading={loading}
        density="roomy"
        empty={<EmptyState picture="files" message={text.empty} />}
      />
    </div>
  );
}
