import preview from '../../../../../.storybook/preview.tsx';
import { TableFigure } from './TableFigure.tsx';

const meta = preview.meta({
  title: 'Components/Layout/TableFigure',
  tags: ['beta'],
  component: TableFigure,
  args: { value: 12.914, unit: 'kg CO2e' },
});

export const Default = meta.story();
export const Empty = meta.story({ args: { value: null } });
