import { consumptionLevels, consumptionPlacements, deviceTypes } from '@leaf/emissions';
import { ChoiceField } from '../../../form/ChoiceField/ChoiceField.tsx';
import { NumberField } from '../../../form/NumberField/NumberField.tsx';
import { PlaceSelect } from '../../../form/PlaceSelect/PlaceSelect.tsx';
import { useLabels } from '../../../labels/useLabels.ts';
import { wordOf } from '../../../labels/wordOf.ts';
import type { Geos } from '../../../types.ts';
import { LevelField } from '../../row/RowForm/LevelField.tsx';
import rowForm from '../../row/RowForm/RowForm.module.css';
import { RowForm, type RowFormOf } from '../../row/RowForm/RowForm.tsx';
import { useRowForm } from '../../row/RowForm/useRowForm.ts';
import { rowWords } from '../../row/words.ts';
import {
  type ConsumptionFormValues,
  type ConsumptionPayload,
  type ConsumptionRow,
  consumptionRules,
  withLevel,
} from './consumptionRow.ts';

export const consumptionFormLabels = {
  name: 'Name',
  level: 'Level',
  placement_type: 'Placement type',
  view_time: 'View time',
  viewTimeHelp: 'For one impression, in whole seconds.',
  seconds: 's',
  device_type: 'Device',
  impressions: 'Impressions',
  country: 'Country',
} satisfies Record<keyof ConsumptionFormValues, string> & Record<string, string>;

export type ConsumptionFormProps = RowFormOf<
  ConsumptionPayload,
  typeof consumptionFormLabels,
  ConsumptionRow
> & {
  /** The places the model knows. */
  geos: Geos;
};

/** Adds or edits a consumption row: the device, the view time, the place and the number of impressions. */
export function ConsumptionForm({ geos, labels, ...props }: ConsumptionFormProps) {
  const text = useLabels('consumptionForm', consumptionFormLabels, labels);
  const words = useLabels('rowWords', rowWords);
  const { form, field, frame } = useRowForm(consumptionRules, props);
  const { values } = form;
  return (
    <RowForm
      {...frame}
      name={{ label: text.name, ...field('name') }}
      what={
        <>
          <NumberField
            label={text.impressions}
            kind="digits"
            step={1000}
            required
            {...field('impressions')}
            value={values.impressions}
          />
          <ChoiceField
            label={text.device_type}
            choices={deviceTypes}
            word={(device) => wordOf(words, device)}
            required
            value={values.device_type || 'mixed'}
            onChange={(device_type) => form.setValues({ device_type })}
          />
          {values.level === 0 && (
            <ChoiceField
              label={text.placement_type}
              choices={consumptionPlacements}
              word={(placement) => wordOf(words, placement)}
              value={values.placement_type || 'display'}
              onChange={(placement_type) => form.setValues({ placement_type })}
            />
          )}
        </>
      }
      where={
        <PlaceSelect
          label={text.country}
          places={geos.countries}
          required
          {...field('country')}
          value={values.country}
        />
      }
      how={
        <>
          <LevelField
            stage="consumption"
            label={text.level}
            levels={consumptionLevels}
            value={values.level}
            onChange={(level) => form.setValues(withLevel(values, level))}
          />
          {values.level === 1 && (
            <NumberField
              label={text.view_time}
              description={text.viewTimeHelp}
              unit={text.seconds}
              kind="digits"
              required
              className={rowForm.wide}
              {...field('view_time')}
              value={values.view_time}
            />
          )}
        </>
      }
    />
  );
}
