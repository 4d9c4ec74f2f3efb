import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Loading } from './Loading.tsx';

const meta = preview.meta({ title: 'Feedback/Loading', component: Loading });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
});
export const Relabelled = meta.story({ args: { labels: { loading: 'Lädt…' } } });
