import { limits, weightChange } from '@leaf/emissions';
import { useId, useState } from 'react';
import { NumberField } from '../../form/NumberField/NumberField.tsx';
import { parseDigits } from '../../form/numbers.ts';
import { PlaceSelect } from '../../form/PlaceSelect/PlaceSelect.tsx';
import { useFormat } from '../../format/useFormat.ts';
import { regionsOf } from '../../places/regions.ts';
import { usePlaces } from '../../places/usePlaces.ts';
import type { Geos } from '../../types.ts';
import classes from './WeightBridge.module.css';
import { WeightFigures } from './WeightFigures.tsx';
import type { WeightBridgeLabels } from './weightBridgeLabels.ts';

type PlannedWeightProps = {
  name: string;
  bytes: { before: number; after: number };
  geos: Geos;
  text: WeightBridgeLabels;
};

/** What the lighter file changes for impressions in a country, without a campaign. */
export function PlannedWeight({ name, bytes, geos, text }: PlannedWeightProps) {
  const id = useId();
  const { number } = useFormat();
  const { nameOf } = usePlaces();
  const [typed, setTyped] = useState('');
  const [country, setCountry] = useState('');
  const [region, setRegion] = useState('');
  const impressions = parseDigits(typed);
  const most = limits.impressions.max;
  const tooMany = impressions !== null && impressions > most;
  const isComplete = impressions !== null && impressions > 0 && !tooMany && country !== '' && region !== '';
  const change = isComplete
    ? weightChange([{ level: 1, placement_type: 'display', payload: 0, country, region, impressions }], bytes)
    : undefined;
  return (
    <fieldset className={classes.plan} aria-describedby={`${id}-about`}>
      <legend className={classes.legend}>{text.plan}</legend>
      <p id={`${id}-about`} className={classes.about}>
        {text.planAbout}
      </p>
      <div className={classes.planFields}>
        <NumberField
          kind="digits"
          label={text.impressions}
          step={1000}
          max={most}
          value={typed}
          onChange={setTyped}
          error={tooMany ? text.tooManyImpressions(number(most)) : undefined}
        />
        <PlaceSelect
          label={text.country}
          places={geos.countries}
          value={country}
          onChange={(chosen) => {
            setCountry(chosen);
            setRegion(regionsOf(chosen).delivery_region ?? '');
          }}
        />
        <PlaceSelect label={text.region} places={geos.delivery_regions} value={region} onChange={setRegion} />
      </div>
      {change && impressions !== null && (
        <WeightFigures
          name={name}
          change={change}
          note={text.counted(number(impressions), nameOf(country))}
          text={text}
        />
      )}
    </fieldset>
  );
}
