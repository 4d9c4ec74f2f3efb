import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CodeField } from './CodeField.tsx';

const meta = preview.meta({
  title: 'Components/Account/CodeField',
  tags: ['stable'],
  component: CodeField,
  args: { label: 'Activation code', onChange: fn() },
});

export const Default = meta.story();
export const Failed = meta.story({ args: { value: '04821', error: 'Enter all six digits.' } });
