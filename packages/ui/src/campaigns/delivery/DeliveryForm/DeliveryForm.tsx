import { deliveryLevels, deliveryPlacements } from '@leaf/emissions';
import { Collapse } from '@mantine/core';
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
  type DeliveryFormValues,
  type DeliveryPayload,
  type DeliveryRow,
  deliveryFields,
  deliveryRules,
  hasFixedRatio,
  withCountry,
  withFixedRatio,
  withLevel,
} from './deliveryRow.ts';
import { MobileRatio } from './MobileRatio.tsx';

export const deliveryFormLabels = {
  name: 'Name',
  level: 'Level',
  placement_type: 'Placement type',
  placementHelp: 'HAI: heavy ad intervention. Browsers that have it stop ads that load too much.',
  forced: 'Always Video (HAI) at level 2.',
  payload: 'Payload',
  completion_rate: 'Completion rate',
  completionHelp: 'From 0 to 1. Blank counts as 1.',
  country: 'Country',
  impressions: 'Impressions',
  region: 'Region',
  regionHelp: 'The region says how much goes over fixed and how much over mobile networks.',
  fixed_ratio: 'Fixed ratio',
  fixedHelp: 'Share on fixed networks from 0 to 1, if measured. Replaces the region.',
  mobile_ratio: 'Mobile ratio',
  mobileHelp: '1 minus the fixed ratio.',
} satisfies Record<keyof DeliveryFormValues, string> & Record<string, string>;

export type DeliveryFormProps = RowFormOf<DeliveryPayload, typeof deliveryFormLabels, DeliveryRow> & {
  /** The places the model knows. */
  geos: Geos;
};

/** Adds or edits a delivery row: the creative, the networks, the place and the number of impressions. */
export function DeliveryForm({ geos, labels, ...props }: DeliveryFormProps) {
  const text = useLabels('deliveryForm', deliveryFormLabels, labels);
  const words = useLabels('rowWords', rowWords);
  const { form, field, frame } = useRowForm(deliveryRules, props);
  const { values } = form;
  const fields = deliveryFields[values.level];
  const asksRegion = !hasFixedRatio(values);
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
          {fields.placement !== 'none' && (
            <ChoiceField
              label={text.placement_type}
              readOnly={fields.placement === 'forced'}
              choices={deliveryPlacements}
              word={(placement) => wordOf(words, placement)}
              value={values.placement_type || 'display'}
              onChange={(placement_type) => form.setValues({ placement_type })}
            />
          )}
        </>
      }
      whatHelp={fields.placement === 'forced' ? text.forced : text.placementHelp}
      where={
        <>
          <PlaceSelect
            label={text.country}
            places={geos.countries}
            required
            {...field('country')}
            value={values.country}
            onChange={(country) => form.setValues(withCountry(values, country))}
          />
          {asksRegion && (
            <PlaceSelect
              label={text.region}
              places={geos.delivery_regions}
              required
              {...field('region')}
              value={values.region}
            />
          )}
        </>
      }
      whereHelp={asksRegion ? text.regionHelp : undefined}
      how={
        <>
          <LevelField
            stage="delivery"
            label={text.level}
            levels={deliveryLevels}
            value={values.level}
            onChange={(level) => form.setValues(withLevel(values, level))}
          />
          <Collapse
            expanded={fields.payload}
            keepMounted={false}
            transitionDuration={150}
            className={rowForm.wide}
          >
            <div className={rowForm.together}>
              <NumberField
                label={text.payload}
                unit={words.megabytes}
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
          <NumberField
            label={text.fixed_ratio}
            description={text.fixedHelp}
            step={0.01}
            max={1}
            {...field('fixed_ratio')}
            value={values.fixed_ratio}
            onChange={(typed) => form.setValues(withFixedRatio(values, typed))}
          />
          <MobileRatio label={text.mobile_ratio} description={text.mobileHelp} fixed={values.fixed_ratio} />
        </>
      }
    />
  );
}
