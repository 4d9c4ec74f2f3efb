import { buyTypes, selectionEmissions, selectionPlacements } from '@leaf/emissions';
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
  hasLines,
  type SelectionPayload,
  selectionLevels,
  selectionStart,
  toSelectionPayload,
  validateSelection,
  withBuyType,
  withLevel,
} from './selectionRow.ts';

export const selectionFormLabels = {
  name: 'Name',
  level: 'Level',
  buy_type: 'Buy type',
  placement_type: 'Placement type',
  ads_txt_lines: 'ads.txt lines',
  linesHelp: 'Blank: sent as level 0, which counts 3000.',
  country: 'Country',
  region: 'Region',
  impressions: 'Impressions',
};

export type SelectionFormProps = RowFormOf<SelectionPayload, typeof selectionFormLabels> & { geos: Geos };

/** Adds a selection row: how the ad was bought, where, and how often. */
export function SelectionForm({
  geos,
  onSubmit,
  onCancel,
  submitting = false,
  error,
  labels,
}: SelectionFormProps) {
  const text = useLabels('selectionForm', selectionFormLabels, labels);
  const words = useLabels('rowWords', rowWords);
  const { form, field, submit, estimate } = useRowForm({
    start: selectionStart,
    validate: validateSelection,
    toPayload: toSelectionPayload,
    emissions: selectionEmissions,
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
        choices={selectionLevels}
        word={(level) => levelOf(words, 'selection', level)}
        value={values.level}
        onChange={(level) => form.setValues(withLevel(values, level))}
      />
      <ChoiceField
        label={text.buy_type}
        choices={buyTypes}
        word={(buyType) => wordOf(words, buyType)}
        value={values.buy_type}
        onChange={(buyType) => form.setValues(withBuyType(values, buyType))}
      />
      <Collapse
        expanded={values.buy_type === 'programmatic'}
        keepMounted={false}
        transitionDuration={150}
        className={rowForm.wide}
      >
        <div className={rowForm.together}>
          <ChoiceField
            label={text.placement_type}
            choices={selectionPlacements}
            word={(placement) => wordOf(words, placement)}
            value={values.placement_type || 'display'}
            onChange={(placement_type) => form.setValues({ placement_type })}
          />
          {hasLines(values) && (
            <NumberField
              label={text.ads_txt_lines}
              description={text.linesHelp}
              kind="digits"
              {...field('ads_txt_lines')}
              value={values.ads_txt_lines}
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
      <PlaceSelect
        label={text.region}
        places={geos.regions}
        required
        {...field('region')}
        value={values.region}
      />
      <NumberField
        label={text.impressions}
        kind="digits"
        step={1000}
        required
        {...field('impressions')}
        value={values.impressions}
      />
    </RowForm>
  );
}
