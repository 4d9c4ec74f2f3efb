import { consumptionEmissions, consumptionLevels, consumptionPlacements, deviceTypes } from '@leaf/emissions';
import { ChoiceField } from '../../../form/ChoiceField/ChoiceField.tsx';
import { NumberField } from '../../../form/NumberField/NumberField.tsx';
import { PlaceSelect } from '../../../form/PlaceSelect/PlaceSelect.tsx';
import { useLabels } from '../../../labels/useLabels.ts';
import { wordOf } from '../../../labels/wordOf.ts';
import type { Geos } from '../../../types.ts';
import rowForm from '../../row/RowForm/RowForm.module.css';
import { RowForm, type RowFormOf } from '../../row/RowForm/RowForm.tsx';
import { useRowForm } from '../../row/RowForm/useRowForm.ts';
import { levelOf, rowWords } from '../../row/words.ts';
import {
  type ConsumptionPayload,
  consumptionStart,
  toConsumptionPayload,
  validateConsumption,
  withLevel,
} from './consumptionRow.ts';

export const consumptionFormLabels = {
  name: 'Name',
  level: 'Level',
  placement_type: 'Placement type',
  placementHelp: 'Display counts 3 s, video 30 s.',
  view_time: 'View time',
  viewTimeHelp: 'For one impression.',
  seconds: 's',
  device_type: 'Device',
  impressions: 'Impressions',
  country: 'Country',
};

export type ConsumptionFormProps = RowFormOf<ConsumptionPayload, typeof consumptionFormLabels> & {
  geos: Geos;
};

/** Adds a consumption row: on which device, for how long, where and how often the ad was seen. */
export function ConsumptionForm({
  geos,
  onSubmit,
  onCancel,
  submitting = false,
  error,
  labels,
}: ConsumptionFormProps) {
  const text = useLabels('consumptionForm', consumptionFormLabels, labels);
  const words = useLabels('rowWords', rowWords);
  const { form, field, submit, estimate } = useRowForm({
    start: consumptionStart,
    validate: validateConsumption,
    toPayload: toConsumptionPayload,
    emissions: consumptionEmissions,
    submitting,
    onSubmit,
  });
  const { values } = form;
  return (
    <RowForm
      {...{ onCancel, submitting, error, estimate }}
      onSubmit={submit}
      name={{ label: text.name, ...field('name') }}
    >
      <ChoiceField
        label={text.level}
        choices={consumptionLevels}
        word={(level) => levelOf(words, 'consumption', level)}
        value={values.level}
        onChange={(level) => form.setValues(withLevel(values, level))}
      />
      {values.level === 0 ? (
        <ChoiceField
          label={text.placement_type}
          description={text.placementHelp}
          choices={consumptionPlacements}
          word={(placement) => wordOf(words, placement)}
          value={values.placement_type || 'display'}
          onChange={(placement_type) => form.setValues({ placement_type })}
        />
      ) : (
        <NumberField
          label={text.view_time}
          description={text.viewTimeHelp}
          unit={text.seconds}
          kind="digits"
          required
          {...field('view_time')}
          value={values.view_time}
        />
      )}
      <ChoiceField
        label={text.device_type}
        choices={deviceTypes}
        word={(device) => wordOf(words, device)}
        required
        value={values.device_type || 'mixed'}
        onChange={(device_type) => form.setValues({ device_type })}
      />
      <NumberField
        label={text.impressions}
        kind="digits"
        step={1000}
        required
        {...field('impressions')}
        value={values.impressions}
      />
      <PlaceSelect
        label={text.country}
        places={geos.countries}
        required
        className={rowForm.wide}
        {...field('country')}
        value={values.country}
      />
    </RowForm>
  );
}
