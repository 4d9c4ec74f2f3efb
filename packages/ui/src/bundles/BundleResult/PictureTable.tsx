import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { noValue } from '../../format/format.ts';
import { useFormat } from '../../format/useFormat.ts';
import { saving } from '../../images/jobResult.ts';
import { DataTable } from '../../layout/DataTable/DataTable.tsx';
import type { DataColumn } from '../../layout/DataTable/tableRows.ts';
import { sumOf } from '../../sumOf.ts';
import type { CreativePicture } from '../bundleTypes.ts';
import { bytesColumn } from '../bytesColumn.tsx';
import classes from './BundleResult.module.css';
import type { BundleResultLabels } from './bundleResultLabels.ts';

type PictureTableProps = { pictures: readonly CreativePicture[]; text: BundleResultLabels };

/** What became of each picture of a creative. */
export function PictureTable({ pictures, text }: PictureTableProps) {
  const format = useFormat();
  const size = { unit: text.kb, summed: true, width: 96 };
  const share = (before: number, after: number) => {
    const saved = saving(after, before) ?? 0;
    return saved === 0 ? text.same : text.smaller(format.percent(saved));
  };
  const remarks = ({ kept, removed }: CreativePicture) => [
    ...(kept === null ? [] : [text[`kept:${kept}`]]),
    ...(removed.length > 0 ? [text.removed(format.list(removed))] : []),
  ];
  const columns: DataColumn<CreativePicture>[] = [
    {
      id: 'path',
      header: text.file,
      value: ({ path }) => path,
      cell: ({ path }) => <bdi title={path}>{path}</bdi>,
    },
    bytesColumn({ id: 'before', header: text.pictureBefore, bytes: ({ before }) => before, ...size }),
    bytesColumn({ id: 'after', header: text.pictureAfter, bytes: ({ after }) => after, ...size }),
    {
      id: 'saved',
      header: text.saved,
      numeric: true,
      value: ({ before, after }) => before - after,
      cell: ({ before, after }) => share(before, after),
      sum: (all) =>
        share(
          sumOf(all, ({ before }) => before),
          sumOf(all, ({ after }) => after),
        ),
      width: 120,
    },
    {
      id: 'ssim',
      header: text.ssim,
      numeric: true,
      value: ({ ssim }) => ssim,
      cell: ({ ssim }) =>
        ssim === null ? noValue : <span title={format.exact(ssim)}>{format.ssim(ssim)}</span>,
      width: 80,
    },
    {
      id: 'remarks',
      header: text.remarks,
      value: (picture) => remarks(picture).join('; '),
      cell: (picture) => {
        const words = remarks(picture).join('; ');
        return (
          words && (
            <span className={classes.remarks} title={words}>
              {words}
            </span>
          )
        );
      },
    },
  ];
  return (
    <DataTable
      name={text.pictures}
      columns={columns}
      rows={pictures}
      rowId={({ path }) => path}
      empty={<EmptyState message={text.noPictures} />}
    />
  );
}
