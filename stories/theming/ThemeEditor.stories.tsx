import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { initialGlobals } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview.tsx';
import { WithSettings } from '../../.storybook/WithSettings.tsx';
import { createBrand } from '../../packages/ui/src/brand/createBrand.ts';
import { CampaignForm } from '../../packages/ui/src/campaigns/CampaignForm/CampaignForm.tsx';
import { ThemeEditor } from './ThemeEditor.tsx';

const meta = preview.meta({
  title: 'Guides/Theme editor',
  component: ThemeEditor,
  tags: ['!autodocs'],
  parameters: {
    layout: 'padded',
    controls: { disable: true },
    ownWords: ['Create campaign', 'Cancel', 'Density', 'Duplicate', 'Delete', 'Role'],
  },
});

/** Choose, preview, check the contrasts, copy the code. */
export const Default = meta.story();

Default.test('a link of an example leads nowhere', async ({ canvas, userEvent: user }) => {
  const before = location.href;
  await user.click(canvas.getByRole('link', { name: /password/i }));
  await expect(location.href).toBe(before);
});

Default.test(
  'what the toolbar imitates is found by scripts too',
  { globals: { contrast: 'forced' } },
  async () => {
    const forced = window.matchMedia('(forced-colors: active)');
    await waitFor(() => expect(forced.matches).toBe(true));
  },
);

Default.test(
  'a story has the language of the toolbar when it has been played',
  {
    render: () => (
      <WithSettings
        story={{ id: 'played', globals: { ...initialGlobals, locale: 'de-DE' }, playFunction: fn() }}
        standing={undefined}
      >
        <CampaignForm />
      </WithSettings>
    ),
  },
  async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'Frühling');
    addons.getChannel().emit(STORY_FINISHED, { storyId: 'played' });
    await expect(await canvas.findByRole('button', { name: 'Kampagne anlegen' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Beschreibung' })).toHaveValue('Frühling');
  },
);

/** A colour changes the preview, the contrasts and the code. */
export const Typed = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Colour of actions');
    await userEvent.clear(field);
    await userEvent.type(field, '#7c2d12');
    const place = canvasElement.querySelector<HTMLElement>('#theme-preview');
    const brand = () => place && getComputedStyle(place).getPropertyValue('--leaf-brand');
    const { variables } = createBrand({ color: '#7c2d12' });
    const scheme = place?.dataset.mantineColorScheme === 'dark' ? 'dark' : 'light';
    await waitFor(() => expect(brand()).toBe(variables[scheme]['--leaf-brand']));
    await expect(canvas.getByLabelText('The brand as code')).toHaveTextContent("color: '#7c2d12'");
    await expect(canvas.getByText(/contrasts hold, light and dark/)).toBeVisible();
  },
});

/** Invalid input shows a message and keeps the last colour; what else is chosen is shown all the same. */
export const NoColour = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Colour of actions'), 'x');
    await expect(canvas.getByText('This is no CSS colour.')).toBeVisible();
    await expect(canvas.getByText(/contrasts hold/)).toBeVisible();
    fireEvent.change(canvas.getByRole('slider', { name: /^Corner/ }), { target: { value: '4' } });
    await expect(canvas.getByLabelText('The brand as code')).toHaveTextContent(
      /color: '#2f4fc4'.* radius: 4,/,
    );
  },
});

/** The slider stays where it was put: an arrow key turns it one degree further, also where sRGB has no such colour. */
export const Turned = meta.story({
  play: async ({ canvas }) => {
    const slider = canvas.getByRole<HTMLInputElement>('slider', { name: /^Hue/ });
    await fireEvent.change(slider, { target: { value: '30' } });
    for (const degrees of ['31', '32', '33', '34']) {
      await fireEvent.change(slider, { target: { value: String(slider.valueAsNumber + 1) } });
      await expect(slider).toHaveValue(degrees);
    }
  },
});
