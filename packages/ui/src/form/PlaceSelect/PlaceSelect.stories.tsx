import { type ComponentType, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { geos } from '../../campaigns/fixtures.ts';
import { PlaceSelect, type PlaceSelectProps } from './PlaceSelect.tsx';

function Chosen({ value, onChange, ...props }: PlaceSelectProps) {
  const [place, setPlace] = useState(value);
  return (
    <PlaceSelect
      {...props}
      value={place}
      onChange={(next) => {
        setPlace(next);
        onChange(next);
      }}
    />
  );
}
// Its name in the code of the playground.
Chosen.displayName = 'PlaceSelect';

const meta = preview.meta({
  title: 'Components/Form/PlaceSelect',
  tags: ['stable'],
  component: PlaceSelect,
  render: (args) => <Chosen {...args} />,
  args: { label: 'Country', places: geos.countries, value: '', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 320, minHeight: 340 }}>{Story()}</div>],
});

export const Default = meta.story();

Default.test('Searched', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'guinea');
  const names = (await screen.findAllByRole('option')).map((option) => option.textContent);
  await expect(names[0]).toBe('Guinea');
  await expect(names).toContain('Papua New Guinea');
  await userEvent.keyboard('{Enter}');
  await expect(args.onChange).toHaveBeenCalledWith('Guinea');
});

Default.test('Accents dont matter', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'turki');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
});

Default.test('In forced colours', { globals: { contrast: 'forced' } }, async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('combobox', { name: 'Country' });
  await userEvent.type(field, 'guinea');
  await expect(getComputedStyle(field)).toHaveProperty('outlineWidth', '2px');
  const styleOf = async (name: string) =>
    getComputedStyle(await screen.findByRole('option', { name })).getPropertyValue('forced-color-adjust');
  // The browser takes the background of the others away.
  await waitFor(async () => expect(await styleOf('Guinea')).toBe('none'));
  await expect(await styleOf('Papua New Guinea')).not.toBe('none');
});

/** Screen readers hear which place Enter would take, and how many there are, while letters are typed. */
Default.test('Says what is typed towards', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('combobox', { name: 'Country' });
  const pointedAt = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  await userEvent.type(field, 'f');
  await expect(pointedAt()).toHaveTextContent('Falkland Islands');
  await userEvent.keyboard('r');
  await expect(pointedAt()).toHaveTextContent('France');
  await userEvent.keyboard('{ArrowDown}');
  await expect(pointedAt()).toHaveTextContent('French');
  await userEvent.keyboard('an');
  await expect(pointedAt()).toHaveTextContent('France');
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Places: 1.'));
  await userEvent.keyboard('x');
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No such place.'));
  await userEvent.tab();
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No other place chosen.'));
  await userEvent.type(field, 'f{Enter}');
  await expect(args.onChange).toHaveBeenCalledWith('Falkland Islands');
  await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
});

/** The first letter leads to the first match, not to the place chosen before. */
Default.test('One letter', { args: { value: 'Germany' } }, async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('combobox', { name: 'Country' });
  await userEvent.clear(field);
  await userEvent.type(field, 'g');
  const first = screen.getAllByRole('option')[0];
  await expect(field).toHaveAttribute('aria-activedescendant', first?.id);
  await userEvent.keyboard('{Enter}');
  await expect(args.onChange).toHaveBeenCalledWith(first?.textContent);
  await userEvent.clear(field);
  await userEvent.tab();
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No other place chosen.'));
});

export const Open = meta.story({
  args: { value: 'Germany' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country' }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(209));
  },
});

/** Letters typed after a click replace the chosen place. */
Default.test(
  'Replaced',
  {
    args: { value: 'Germany' },
  },
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country' }));
    await userEvent.keyboard('fran{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('France');
  },
);

/** Arrow keys move through the list, Enter chooses, Escape restores the previous choice. */
Default.test(
  'By keyboard',
  {
    args: { value: 'Germany' },
  },
  async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.click(field);
    await waitFor(() => expect(screen.getByRole('option', { name: 'Germany' })).toBeVisible());
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Germany');
    await userEvent.clear(field);
    await userEvent.type(field, 'guinea{ArrowDown}');
    const second = screen.getAllByRole('option')[1];
    await expect(field).toHaveAttribute('aria-activedescendant', second?.id);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(field).toHaveValue('Germany');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'guinea{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(second?.textContent);
    await expect(field).toHaveValue(second?.textContent);
  },
);

const submitted = fn();
const inForm = {
  args: { value: 'Germany' },
  decorators: [
    (Story: ComponentType) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted();
        }}
      >
        <Story />
        <button type="submit">Save</button>
      </form>
    ),
  ],
  parameters: { ownWords: ['Save'] },
};

/** The list opens at the chosen place, and Enter chooses from it. */
Default.test('Opened with a place chosen', inForm, async ({ canvas, userEvent, args }) => {
  submitted.mockClear();
  await userEvent.tab();
  const field = canvas.getByRole('combobox', { name: 'Country' });
  await expect(field).toHaveFocus();
  await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  const list = screen.getByRole('listbox', { name: 'Country' });
  await expect(field).toHaveAttribute('aria-controls', list.id);
  const germany = screen.getByRole('option', { name: 'Germany' });
  await expect(field).toHaveAttribute('aria-activedescendant', germany.id);
  await userEvent.keyboard('{Enter}');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(args.onChange).toHaveBeenCalledWith('Ghana');
  await expect(submitted).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await expect(submitted).toHaveBeenCalledOnce();
});

/** Nothing is chosen, and Enter does not submit the form below the open list. */
Default.test(
  'Enter in an open list',
  { ...inForm, args: { value: '' } },
  async ({ canvas, userEvent, args }) => {
    submitted.mockClear();
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.click(field);
    await waitFor(() => expect(screen.getByRole('option', { name: 'Albania' })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(submitted).not.toHaveBeenCalled();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(submitted).not.toHaveBeenCalled();
  },
);

/** After a visit to another window, the typed text is still there. */
Default.test(
  'Window left',
  {
    args: { value: 'Germany' },
  },
  async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.clear(field);
    await userEvent.type(field, 'guin');
    await fireEvent.blur(field);
    await expect(field).toHaveValue('guin');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('Guinea');
  },
);

/** Places are named, found and sorted in the reader's language; the value is that of the API. */
Default.test(
  'German',
  {
    args: { value: 'Germany' },
    globals: { locale: 'de-DE' },
  },
  async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await expect(field).toHaveValue('Deutschland');
    await userEvent.clear(field);
    await userEvent.type(field, 'osterr{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('Austria');
    await expect(field).toHaveValue('Österreich');
  },
);

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'atlantis');
    await expect(await screen.findByText('No such place.')).toBeVisible();
  },
});

export const Failed = meta.story({ args: { error: 'Choose a country.', required: true } });
