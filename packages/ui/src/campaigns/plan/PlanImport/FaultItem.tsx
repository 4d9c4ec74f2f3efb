import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { PlaceSelect } from '../../../form/PlaceSelect/PlaceSelect.tsx';
import { useFormat } from '../../../format/useFormat.ts';
import { similarCountry } from '../countries.ts';
import type { ExportWords } from '../exports.ts';
import type { PlanRules } from '../planLine.ts';
import type { FaultGroup } from '../planLines.ts';
import classes from './FaultList.module.css';
import shared from './PlanImport.module.css';
import { mendingRegions, places } from './places.ts';
import { usePlanText } from './planText.ts';
import { nameWithUnit, optionsOf, shownText } from './shownCell.ts';

type FaultItemProps = {
  group: FaultGroup;
  words: ExportWords;
  rules: PlanRules | undefined;
  onMend: (value: string) => void;
  /** Leaves its lines out of the import. */
  onLeaveOut: () => void;
};

/** One fault and how to fix it: the most likely correction is filled in. */
export function FaultItem({
  group: { field, text: given, message, indexes },
  words,
  rules,
  onMend,
  onLeaveOut,
}: FaultItemProps) {
  // Its `group` is new each time, and what is typed is drawn in one of at most eight.
  'use no memo';
  const text = usePlanText();
  const format = useFormat();
  const isCountry = field === 'country';
  const [value, setValue] = useState(() => (isCountry ? (similarCountry(given) ?? '') : ''));
  const name = nameWithUnit(field, words, rules);
  const shown = shownText(given, format);
  const label = given === '' ? name : text.mended(name, shown);
  const options = isCountry
    ? undefined
    : optionsOf(field, words, { ...places, regions: mendingRegions(rules?.stage) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() !== '') onMend(value);
  };
  const [first = 0] = indexes;
  const where =
    indexes.length > 1 ? text.inLines(format.number(indexes.length)) : text.inLine(format.number(first + 1));
  return (
    <li className={classes.fault}>
      <div className={classes.faultWords}>
        <div>
          <bdi className={classes.faultCell}>
            {given === ''
              ? text.blank(name)
              : text.fault(name, shown.length > 60 ? `${shown.slice(0, 60)}…` : shown)}
          </bdi>{' '}
          <span className={shared.hint}>{where}</span>{' '}
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={`${text.leaveOut}, ${where}`}
            onClick={onLeaveOut}
          >
            {text.leaveOut}
          </Button>
        </div>
        <div className={classes.faultMessage}>{message}</div>
      </div>
      <form className={classes.mend} onSubmit={submit}>
        {isCountry ? (
          <PlaceSelect aria-label={label} places={places.countries} value={value} onChange={setValue} />
        ) : options ? (
          <NativeSelect
            aria-label={label}
            value={value}
            onChange={(event) => setValue(event.currentTarget.value)}
            // None is chosen beforehand.
            data={[{ value: '', label: '' }, ...options]}
          />
        ) : (
          <TextInput
            aria-label={label}
            value={value}
            onChange={(event) => setValue(event.currentTarget.value)}
          />
        )}
        <Button type="submit" variant="default" disabled={value.trim() === ''}>
          {indexes.length > 1 ? text.applyTo(format.number(indexes.length)) : text.apply}
        </Button>
      </form>
    </li>
  );
}
