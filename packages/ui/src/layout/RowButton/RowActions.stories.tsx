import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RowActions, RowButton } from './RowButton.tsx';

const meta = preview.meta({
  title: 'Components/Layout/RowActions',
  tags: ['beta'],
  component: RowActions,
  args: {
    children: [
      <RowButton key="view" name="View Spring banner" onClick={fn()}>
        View
      </RowButton>,
      <RowButton key="delete" tone="danger" name="Delete Spring banner" onClick={fn()}>
        Delete
      </RowButton>,
    ],
  },
});

export const Default = meta.story();
