import { Button, Checkbox } from '@mantine/core';
import { ChoiceField } from '../../../form/ChoiceField/ChoiceField.tsx';
import { useSomeLabels } from '../../../labels/useLabels.ts';
import { withIds } from '../../../layout/DataTable/selection.ts';
import { platformLabels } from '../../OptimizeForm/optimizeFormLabels.ts';
import {
  type AdSize,
  type Density,
  densities,
  densitiesFor,
  type SizeList,
  sizeKey,
  sizeLists,
} from '../sizeOrders.ts';
import classes from './ImageSizes.module.css';
import type { ImageSizesLabels } from './imageSizesLabels.ts';

/** What is chosen, whichever list is shown. */
export type SizeChoice = { list: SizeList; keys: ReadonlySet<string>; scales: readonly Density[] };

type SizeFieldsProps = {
  master: AdSize;
  choice: SizeChoice;
  onChange: (choice: SizeChoice) => void;
  text: ImageSizesLabels;
};

const listIds = sizeLists.map(({ id }) => id);

/** Which sizes to make, from the list of a platform, and in which densities. */
export function SizeFields({ master, choice, onChange, text }: SizeFieldsProps) {
  const names = useSomeLabels('optimizeForm', platformLabels);
  const { list, keys, scales } = choice;
  const possible = list.sizes.filter((size) => densitiesFor(master, size).length > 0);
  const isChosen = (size: AdSize) => possible.includes(size) && keys.has(sizeKey(size));
  const needsMore = (size: AdSize) => densitiesFor(master, size, scales).length < scales.length;
  const isWhole = possible.length > 0 && possible.every(isChosen);
  const take = (sizes: readonly AdSize[], taken: boolean) =>
    onChange({ ...choice, keys: withIds(keys, sizes.map(sizeKey), taken) });
  return (
    <>
      <ChoiceField
        label={text.list}
        choices={listIds}
        word={(id) => names[`platform:${id}`]}
        value={list.id}
        onChange={(id) => onChange({ ...choice, list: sizeLists.find((one) => one.id === id) ?? list })}
      />
      <fieldset className={classes.group}>
        <legend className={`leaf-legend ${classes.legend}`}>{text.sizes}</legend>
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.every}
          disabled={possible.length === 0}
          onClick={() => take(possible, !isWhole)}
        >
          {isWhole ? text.none : text.all}
        </Button>
        <div className={classes.sizes}>
          {list.sizes.map((size) => (
            <Checkbox
              key={sizeKey(size)}
              size="sm"
              label={text.size(size.width, size.height)}
              disabled={!possible.includes(size)}
              checked={isChosen(size)}
              onChange={({ currentTarget }) => take([size], currentTarget.checked)}
            />
          ))}
        </div>
        {possible.length < list.sizes.length && <p className={classes.hint}>{text.tooSmall}</p>}
      </fieldset>
      <fieldset className={classes.group}>
        <legend className={`leaf-legend ${classes.legend}`}>{text.density}</legend>
        <div className={classes.densities}>
          {densities.map((scale) => (
            <Checkbox
              key={scale}
              size="sm"
              label={text[`density:${scale}`]}
              checked={scales.includes(scale)}
              onChange={({ currentTarget }) =>
                onChange({
                  ...choice,
                  scales: densities.filter((one) =>
                    one === scale ? currentTarget.checked : scales.includes(one),
                  ),
                })
              }
            />
          ))}
        </div>
        {list.sizes.some((size) => isChosen(size) && needsMore(size)) && (
          <p className={classes.hint}>{text.tooSmall}</p>
        )}
      </fieldset>
    </>
  );
}
