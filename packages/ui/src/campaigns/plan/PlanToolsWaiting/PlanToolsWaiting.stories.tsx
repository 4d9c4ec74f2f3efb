import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { PlanTools } from '../PlanTools/PlanTools.tsx';
import { PlanToolsWaiting } from './PlanToolsWaiting.tsx';

const meta = preview.meta({
  title: 'Components/Campaigns/PlanToolsWaiting',
  tags: ['beta'],
  component: PlanToolsWaiting,
  decorators: [(Story) => <div style={{ display: 'inline-flex', gap: 8 }}>{Story()}</div>],
});

export const Default = meta.story();
Default.test(
  'Is as large as what comes',
  {
    render: () => (
      <>
        <div style={{ display: 'flex', gap: 8 }} data-testid="waiting">
          <PlanToolsWaiting />
        </div>
        <div style={{ display: 'flex', gap: 8 }} data-testid="come">
          <PlanTools importHref="#import" onExport={async () => undefined} />
        </div>
      </>
    ),
  },
  async ({ canvas }) => {
    const sizes = ['waiting', 'come'].map((part) =>
      [...canvas.getByTestId(part).children].map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return { width, height };
      }),
    );
    await expect(sizes[0]).toEqual(sizes[1]);
    await expect(canvas.getAllByText('Import')).toHaveLength(2);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
);
