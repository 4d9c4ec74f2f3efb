import { buyTypes, selectionPlacements } from '@leaf/emissions';
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
  hasLines,
  type SelectionFormValues,
  type SelectionPayload,
  type SelectionRow,
  selectionLevels,
  selectionRules,
  withBuyType,
  withCountry,
  withLevel,
} from './selectionRow.ts';

export const selectionFormLabels = {
  name: 'Name',
  level: 'Level',
  noLevels: 'Direct and end-to-end buys count alike at every level.',
  buy_type: 'Buy type',
  placement_type: 'Placement type',
  ads_txt_lines: 'ads.txt lines',
  linesHelp:
    'Sellers listed in the publishers’ ads.txt files: each is asked for an ad. Blank: sent as level 0, which counts 3000.',
  country: 'Country',
  region: 'Region',
  regionHelp: 'Half of the electricity is counted for the country, half for the region whose servers bid.',
  impressions: 'Impressions',
} satisfies Record<keyof SelectionFormValues, string> & Record<string, string>;

export type SelectionFormProps = RowFormOf<SelectionPayload, typeof selectionFormLabels, SelectionRow> & {
  /** The places the model knows. */
  geos: Geos;
};

/** Adds or edits a selection row: the way the ad was bought, the place and the number of impressions. */
export function SelectionForm({ geos, labels, ...props }: SelectionFormProps) {
  const text = useLabels('selectionForm', selectionFormLabels, labels);
  const words = useLabels('rowWords', rowWords);
  const { form, field, frame } = useRowForm(selectionRules, props);
  const { values } = form;
  const programmatic = values.buy_type === 'programmatic';
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
            label={text.buy_type}
            choices={buyTypes}
            word={(buyType) => wordOf(words, buyType)}
            value={values.buy_type}
            onChange={(buyType) => form.setValues(withBuyType(values, buyType))}
          />
          {programmatic && (
            <ChoiceField
              label={text.placement_type}
              choices={selectionPlacements}
              word={(placement) => wordOf(words, placement)}
              value={values.placement_type || 'display'}
              onChange={(placement_type) => form.setValues({ placement_type })}
            />
          )}
        </>
      }
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
          <PlaceSelect
            label={text.region}
            places={geos.regions}
            required
            {...field('region')}
            value={values.region}
          />
        </>
      }
      whereHelp={text.regionHelp}
      how={
        <>
          <LevelField
            stage="selection"
            label={text.level}
            levels={selectionLevels}
            help={programmatic ? undefined : text.noLevels}
            value={values.level}
            onChange={(level) => form.setValues(withLevel(values, level))}
          />
          <Collapse
            expanded={hasLines(values)}
            keepMounted={false}
            transitionDuration={150}
            className={rowForm.wide}
          >
            <NumberField
              label={text.ads_txt_lines}
              description={text.linesHelp}
              kind="digits"
              {...field('ads_txt_lines')}
              value={values.ads_txt_lines}
            />
          </Collapse>
        </>
      }
    />
  );
}
