import type { WeightChange } from '@leaf/emissions';
import { Quantity } from '../../format/Quantity/Quantity.tsx';
import { useFormat } from '../../format/useFormat.ts';
import classes from './WeightBridge.module.css';
import type { WeightBridgeLabels } from './weightBridgeLabels.ts';

type WeightFiguresProps = {
  /** The name of the file. */
  name: string;
  change: Pick<WeightChange, 'before' | 'after' | 'saved'>;
  /** What the saving is a part of, or what is counted. */
  note: string;
  text: WeightBridgeLabels;
};

/** Emissions with either file, and the saving. */
export function WeightFigures({ name, change: { before, after, saved }, note, text }: WeightFiguresProps) {
  const { exact } = useFormat();
  const figures = [
    { label: text.before, value: before },
    { label: text.after(name), value: after },
    { label: text.saved, value: saved },
  ];
  return (
    <div className={classes.change}>
      <dl className={classes.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.figure}>
              <Quantity value={value} unit={text.kg} exact={`${exact(value)} ${text.kg}`} size="md" />
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.shares}>{saved < 0 ? `${text.heavier} ${note}` : note}</p>
    </div>
  );
}
