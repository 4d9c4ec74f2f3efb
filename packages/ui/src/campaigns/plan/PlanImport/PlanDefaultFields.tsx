import { buyTypes, deviceTypes } from '@leaf/emissions';
import { NativeSelect } from '@mantine/core';
import { PlaceSelect } from '../../../form/PlaceSelect/PlaceSelect.tsx';
import { wordOf } from '../../../labels/wordOf.ts';
import type { ExportWords } from '../exports.ts';
import type { PlanDefaults } from '../stageRows.ts';
import classes from './PlanImport.module.css';
import { places } from './places.ts';
import { usePlanText } from './planText.ts';

type PlanDefaultFieldsProps = {
  defaults: PlanDefaults;
  /** Whether a column has the country. */
  hasCountry: boolean;
  words: ExportWords;
  onChange: (defaults: PlanDefaults) => void;
};

/** The defaults for what the file does not say. */
export function PlanDefaultFields({ defaults, hasCountry, words, onChange }: PlanDefaultFieldsProps) {
  // A few selects: memoising each of them would double the code.
  'use no memo';
  const text = usePlanText();
  const select = <Key extends keyof PlanDefaults>(
    key: Key,
    label: string,
    list: readonly PlanDefaults[Key][],
  ) => (
    <NativeSelect
      label={label}
      value={defaults[key]}
      onChange={(event) => onChange({ ...defaults, [key]: event.currentTarget.value })}
      data={list.map((value) => ({ value, label: wordOf(words.values, value) }))}
    />
  );
  return (
    <fieldset className={classes.group}>
      <legend className="leaf-legend">{text.defaults}</legend>
      <div className={classes.reading}>
        {!hasCountry && (
          <PlaceSelect
            label={wordOf(words.fields, 'country')}
            places={places.countries}
            value={defaults.country}
            onChange={(country) => onChange({ ...defaults, country })}
          />
        )}
        {select('placement', wordOf(words.fields, 'placement_type'), ['display', 'video'])}
        {select('video', text.video, ['video_hai', 'video_no_hai'])}
        {select('device', wordOf(words.fields, 'device_type'), deviceTypes)}
        {select('buyType', wordOf(words.fields, 'buy_type'), buyTypes)}
      </div>
    </fieldset>
  );
}
