import type { Stage } from '@leaf/emissions';
import { Quantity } from '../../../format/Quantity/Quantity.tsx';
import { useFormat } from '../../../format/useFormat.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import { usePlaces } from '../../../places/usePlaces.ts';
import type { StageRow } from '../../../types.ts';
import { fieldText, isEmission, type RowFieldName, rowFieldLabels } from '../fields.ts';
import { rowWords } from '../words.ts';
import classes from './RowPanel.module.css';

type FieldListProps<S extends Stage> = {
  stage: S;
  title: string;
  row: StageRow[S];
  fields: readonly (keyof StageRow[S] & RowFieldName)[];
};

/** Fields of a row with their values. */
export function FieldList<S extends Stage>({ stage, title, row, fields }: FieldListProps<S>) {
  const format = useFormat();
  const words = useLabels('rowWords', rowWords);
  const names = useLabels('rowFields', rowFieldLabels);
  const places = usePlaces();
  return (
    <section>
      <h3 className={classes.heading}>{title}</h3>
      <dl className={classes.fields}>
        {fields.map((field) => (
          <div key={field} className={classes.field}>
            <dt>{names[field]}</dt>
            <dd>
              {isEmission(field) && typeof row[field] === 'number' ? (
                <Quantity value={row[field]} unit={words.kilograms} />
              ) : (
                <bdi>{fieldText(stage, field, row, format, words, places)}</bdi>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
