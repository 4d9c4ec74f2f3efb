import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { LeafLink } from './LeafLink.tsx';

const meta = preview.meta({
  title: 'Components/Theme/LeafLink',
  tags: ['stable'],
  component: LeafLink,
  args: { href: '#benchmarks', children: 'Benchmarks' },
});

export const Default = meta.story();

Default.test('is underlined on a page whose reset takes the line away', async ({ canvas }) => {
  const reset = document.createElement('style');
  reset.textContent = '@layer reset { a { text-decoration: inherit; } }';
  document.head.prepend(reset);
  try {
    await expect(canvas.getByRole('link')).toHaveStyle({ textDecorationLine: 'underline' });
  } finally {
    reset.remove();
  }
});
