/**
 * What must not compile. Type-checked but never run. A line marked `@ts-expect-error` that compiles is itself an error.
 */
import { expectTypeOf } from 'vitest';
import {
  type CompleteWords,
  DeliveryForm,
  deliveryFormLabels,
  LeafProvider,
  loginLabels,
  rowTabLabels,
  useLabels,
} from '../src/index.ts';
import { de } from '../src/labels/de.ts';

export const providers = () => [
  <LeafProvider key="some" labels={{ login: { title: 'Hallo' }, rowTab: { deletePrompt: (name) => name } }}>
    {null}
  </LeafProvider>,
  <LeafProvider key="all" labels={de}>
    {null}
  </LeafProvider>,
  // @ts-expect-error No component has this key.
  <LeafProvider key="component" labels={{ deliverForm: {} }}>
    {null}
  </LeafProvider>,
  // @ts-expect-error The component has no such word.
  <LeafProvider key="word" labels={{ login: { titel: 'Hallo' } }}>
    {null}
  </LeafProvider>,
  // @ts-expect-error This word is a function of a name.
  <LeafProvider key="kind" labels={{ rowTab: { deletePrompt: 'Löschen?' } }}>
    {null}
  </LeafProvider>,
  // @ts-expect-error The model has no such step.
  <LeafProvider key="model" labels={{ emissionsModel: { 'step.server': 'Server' } }}>
    {null}
  </LeafProvider>,
  // @ts-expect-error A function of one value, not of two.
  <LeafProvider key="values" labels={{ rowTab: { deletePrompt: (name, row) => name + row } }}>
    {null}
  </LeafProvider>,
];

export const Form = () => (
  // @ts-expect-error The form has no such word.
  <DeliveryForm geos={{ countries: [], regions: [], delivery_regions: [] }} labels={{ nam: 'Name' }} />
);

export const useWords = () => {
  expectTypeOf(useLabels('rowTab', rowTabLabels).deletePrompt).toEqualTypeOf<(name: string) => string>();
  // @ts-expect-error No component has this key.
  useLabels('x', loginLabels);
  // @ts-expect-error A key comes with its words.
  useLabels('login');
  // @ts-expect-error The words of another component.
  useLabels('login', deliveryFormLabels);
};

const { title: _title, ...untitled } = de.login;
// @ts-expect-error A word is missing.
export const withoutTitle: CompleteWords = { ...de, login: untitled };

const { deliveryForm: _form, ...unformed } = de;
// @ts-expect-error The words of a component are missing.
export const withoutForm: CompleteWords = unformed;

const { 'constant.ssd_kg_per_gb': _ssd, ...forgetful } = de.emissionsModel;
// @ts-expect-error The model has a constant without a word.
export const withoutConstant: CompleteWords = { ...de, emissionsModel: forgetful };
