import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { UnexpectedError } from './UnexpectedError.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/UnexpectedError',
  tags: ['stable'],
  component: UnexpectedError,
  args: { onRetry: fn(), homeHref: '/app' },
});

export const Default = meta.story();
Default.test('Answers to what people do', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
  await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});
export const WithDetail = meta.story({ args: { detail: 'TypeError: rows is not iterable' } });
