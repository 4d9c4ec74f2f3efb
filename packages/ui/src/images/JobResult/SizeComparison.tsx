import { Quantity } from '../../format/Quantity/Quantity.tsx';
import { useFormat } from '../../format/useFormat.ts';
import { saving } from '../jobResult.ts';
import classes from './SizeComparison.module.css';

export type SizeComparisonProps = {
  /** Size of the result in bytes. */
  bytes: number;
  /** Size of the upload in bytes; without it only the result's size is shown. */
  originalBytes?: number;
  labels: {
    size: string;
    kb: string;
    before: string;
    smaller: (percent: string) => string;
    larger: (percent: string) => string;
    same: string;
  };
};

/** The new size compared with the old: two bars on one scale, and the saving as a percentage. */
export function SizeComparison({ bytes, originalBytes, labels }: SizeComparisonProps) {
  const format = useFormat();
  const saved = saving(bytes, originalBytes);
  const largest = Math.max(bytes, originalBytes ?? 0);
  const rows = [
    { key: 'now', label: labels.size, value: bytes },
    ...(originalBytes ? [{ key: 'before', label: labels.before, value: originalBytes }] : []),
  ];
  const words = () => {
    if (saved === undefined) return undefined;
    const percent = format.percent(Math.abs(saved));
    if (bytes === originalBytes) return labels.same;
    return saved > 0 ? labels.smaller(percent) : labels.larger(percent);
  };
  return (
    <div>
      <dl className={classes.rows}>
        {rows.map(({ key, label, value }) => (
          <div key={key} className={classes.row} data-kind={key}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value}>
              <Quantity
                value={format.kilobytes(value)}
                unit={labels.kb}
                exact={`${format.exact(value / 1000)} ${labels.kb}`}
              />
              <span
                className={classes.bar}
                style={{ inlineSize: `${(value / largest) * 100}%` }}
                aria-hidden
              />
            </dd>
          </div>
        ))}
      </dl>
      {saved !== undefined && (
        <p className={classes.saving} data-larger={saved <= 0 || undefined}>
          {words()}
        </p>
      )}
    </div>
  );
}
