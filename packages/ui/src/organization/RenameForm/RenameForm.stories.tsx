import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RenameForm } from './RenameForm.tsx';

const meta = preview.meta({
  title: 'Components/Organization/RenameForm',
  tags: ['stable'],
  component: RenameForm,
  args: { name: 'Northwind Media', onRename: fn() },
});

export const Default = meta.story();
export const Submitting = meta.story({ args: { submitting: true } });
export const Renamed = meta.story({ args: { success: 'Organization renamed.' } });
