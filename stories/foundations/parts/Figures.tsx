import { useFormat } from '../../../packages/ui/src/format/useFormat.ts';
import classes from './Figures.module.css';

const values = [12.909, 1171.11, 2.926575, 0.004, 490];

function Column({ title, name, values: shown }: { title: string; name: string; values: number[] }) {
  const { kg } = useFormat();
  return (
    <div className={classes.column}>
      <div className={classes.title}>{title}</div>
      {shown.map((value) => (
        <div key={value} className={name}>
          {kg(value)}
        </div>
      ))}
    </div>
  );
}

/** The same figures as Leaf shows them in a column, and without any formatting. */
export function Figures() {
  return (
    <div className={classes.figures}>
      <Column title="Tabular, right-aligned" name={classes.tabular ?? ''} values={values} />
      <Column title="Proportional, left-aligned" name={classes.proportional ?? ''} values={values} />
    </div>
  );
}
