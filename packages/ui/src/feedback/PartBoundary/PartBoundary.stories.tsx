import { expect, spyOn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PartBoundary } from './PartBoundary.tsx';

const mood = { broken: false };

function Moody() {
  if (mood.broken) throw new Error('This part is broken for the story.');
  return <p>The part is here.</p>;
}

const meta = preview.meta({
  title: 'Components/Feedback/PartBoundary',
  tags: ['stable'],
  component: PartBoundary,
  args: { children: <Moody /> },
  render: (args) => (
    <>
      <p>The rest of the page.</p>
      <PartBoundary {...args} />
    </>
  ),
  beforeEach: () => {
    mood.broken = true;
    // React also reports the error to the console; here it is expected.
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
});

export const Default = meta.story({ args: { children: <p>The part is here.</p> } });
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText('The part is here.')).toBeVisible();
});

export const Failed = meta.story();
Failed.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText('The rest of the page.')).toBeVisible();
  await expect(canvas.getByRole('alert')).toHaveTextContent('This part could not be shown.');
});

Failed.test('Try again', async ({ canvas, userEvent }) => {
  mood.broken = false;
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(canvas.getByText('The part is here.')).toBeVisible();
});
