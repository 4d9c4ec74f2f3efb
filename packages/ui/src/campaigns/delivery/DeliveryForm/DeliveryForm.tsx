import { deliveryEmissions, deliveryLevels, deliveryPlacements } from '@leaf/emissions';
import { Collapse } from '@mantine/core';
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
  type DeliveryPayload,
  deliveryFields,
  deliveryStart,
  hasFixedRatio,
  ratiosOf,
  toDeliveryPayload,
  validateDelivery,
  withFixedRatio,
  withLevel,
} from './deliveryRow.ts';

export const deliveryFormLabels = {
  name: 'Name',
  level: 'Level',
  placement_type: 'Placement type',
  forced: 'Always Video (HAI) at level 2.',
  payload: 'Payload',
  completion_rate: 'Completion rate',
  completionHelp: 'From 0 to 1. Blank counts as 1.',
  country: 'Country',
  impressions: 'Impressions',
  region: 'Region',
  fixed_ratio: 'Fixed ratio',
  fixedHelp: 'From 0 to 1, if measured. Replaces the region.',
  mobile_ratio: 'Mobile ratio',
  mobileHelp: '1 minus the fixed ratio.',
};

export type DeliveryFormProps = RowFormOf<DeliveryPayload, typeof deliveryFormLabels> & { geos: Geos };

/** Adds a delivery row: what was sent, over which networks, where and how often. */
export function DeliveryForm({
  geos,
  onSubmit,
  onCancel,
  submitting = false,
  error,
  labels,
}: DeliveryFormProps) {
  const text = useLabels('deliveryForm', deliveryFormLabels, labels);
  const words = useLabels('rowWords', rowWords);
  const { form, field, submit, estimate } = useRowForm({
    start: deliveryStart,
    validate: validateDelivery,
    toPayload: toDeliveryPayload,
    emissions: deliveryEmissions,
    submitting,
    onSubmit,
  });
  const { values } = form;
  const fields = deliveryFields[values.level];
  const fixedRatio = field('fixed_ratio');
  return (
    <RowForm
      {...{ onCancel, submitting, error, estimate }}
      onSubmit={submit}
      name={{ label: text.name, ...field('name') }}
    >
      <ChoiceField
        label={text.level}
        choices={deliveryLevels}
        word={(level) => levelOf(words, 'delivery', level)}
        value={values.level}
        onChange={(level) => form.setValues(withLevel(values, level))}
      />
      {fields.placement === 'none' ? (
        <span />
      ) : (
        <ChoiceField
          label={text.placement_type}
          description={fields.placement === 'forced' ? text.forced : undefined}
          readOnly={fields.placement === 'forced'}
          choices={deliveryPlacements}
          word={(placement) => wordOf(words, placement)}
          value={values.placement_type || 'display'}
          onChange={(placement_type) => form.setValues({ placement_type })}
        />
      )}
      <Collapse
        expanded={fields.payload}
        keepMounted={false}
        transitionDuration={150}
        className={rowForm.wide}
      >
        <div className={rowForm.together}>
          <NumberField
            label={text.payload}
            unit="MB"
            step={0.01}
            required
            {...field('payload')}
            value={values.payload}
          />
          {fields.completion && (
            <NumberField
              label={text.completion_rate}
              description={text.completionHelp}
              step={0.01}
              max={1}
              {...field('completion_rate')}
              value={values.completion_rate}
            />
          )}
        </div>
      </Collapse>
      <PlaceSelect
        label={text.country}
        places={geos.countries}
        required
        {...field('country')}
        value={values.country}
      />
      <NumberField
        label={text.impressions}
        kind="digits"
        step={1000}
        required
        {...field('impressions')}
        value={values.impressions}
      />
      {hasFixedRatio(values) ? (
        <NumberField
          label={text.mobile_ratio}
          description={text.mobileHelp}
          readOnly
          value={String(ratiosOf(values.fixed_ratio)?.mobile_ratio ?? '')}
          onChange={() => undefined}
        />
      ) : (
        <PlaceSelect
          label={text.region}
          places={geos.delivery_regions}
          required
          {...field('region')}
          value={values.region}
        />
      )}
      <NumberField
        label={text.fixed_ratio}
        description={text.fixedHelp}
        step={0.01}
        max={1}
        {...fixedRatio}
        value={values.fixed_ratio}
        onChange={(typed) => form.setValues(withFixedRatio(values, typed))}
      />
    </RowForm>
  );
}
