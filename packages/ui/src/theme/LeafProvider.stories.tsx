import { Button, Checkbox, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, fireEvent, fn, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { Afterwards } from '../../../../.storybook/Afterwards.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { campaignRows } from '../campaigns/fixtures.ts';
import { StorageTab } from '../campaigns/storage/StorageTab/StorageTab.tsx';
import { JobsTable } from '../images/JobsTable/JobsTable.tsx';
import { Section } from '../layout/Section/Section.tsx';
import { LeafProvider } from './LeafProvider.tsx';
import { ScopedProvider } from './ScopedProvider.tsx';
// A provider loads it after the page is shown; here people are quick.
import './shownPage.ts';

function Turned() {
  const [isMirrored, setMirrored] = useState(true);
  return (
    <LeafProvider direction={isMirrored ? 'rtl' : 'ltr'}>
      <Section title="Members">
        <TextInput label="Name" />
        <Button mt="md" onClick={() => setMirrored(!isMirrored)}>
          Turn
        </Button>
      </Section>
    </LeafProvider>
  );
}

/** Saves until the page hears of a failure. */
function Saving() {
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const fail = () => setBusy(false);
    addEventListener('failure', fail);
    return () => removeEventListener('failure', fail);
  }, []);
  return (
    <Section title="Members">
      <Button loading={isBusy} onClick={() => setBusy(true)}>
        Save
      </Button>
    </Section>
  );
}

/** Leaf in a shadow root of a page, with the page's styles. */
function InShadowRoot({ beside, children }: { beside?: ReactNode; children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot>();
  const attach = (host: HTMLDivElement | null) => {
    if (!host || host.shadowRoot) return;
    const shadow = host.attachShadow({ mode: 'open' });
    shadow.append(...[...document.querySelectorAll('head style')].map((style) => style.cloneNode(true)));
    setRoot(shadow);
  };
  return (
    <div ref={attach} data-testid="host">
      {root &&
        createPortal(
          <>
            {beside}
            <LeafProvider scoped>{children}</LeafProvider>
          </>,
          root as unknown as Element,
        )}
    </div>
  );
}

/** What a reader finds in the shadow root. */
async function shadowOf(canvas: ReturnType<typeof within>) {
  const root = (await canvas.findByTestId('host')).shadowRoot as ShadowRoot;
  const found = within(root as unknown as HTMLElement);
  return {
    ...found,
    dialog: async (name: string) => within(await found.findByRole('dialog', { name })),
    button: (name: string) => found.findByRole('button', { name }),
    hasFocus: (element: HTMLElement) => waitFor(() => expect(root.activeElement).toBe(element)),
  };
}

/** A page that shows Leaf's part in a dialog of its own, in front of everything else. */
function InDialog({ slotted, children }: { slotted?: boolean; children: ReactNode }) {
  const [place, setPlace] = useState<Element>();
  const attach = (host: HTMLDivElement | null) => {
    if (!host || host.dataset.open) return;
    host.dataset.open = 'true';
    const dialog = document.createElement('dialog');
    const content = document.createElement('div');
    dialog.append(slotted ? document.createElement('slot') : content);
    if (slotted) {
      host.attachShadow({ mode: 'open' }).append(dialog);
      host.append(content);
    } else host.append(dialog);
    dialog.showModal();
    setPlace(content);
  };
  return (
    <div ref={attach}>{place && createPortal(<LeafProvider scoped>{children}</LeafProvider>, place)}</div>
  );
}

/** A page whose dialog is made of a plain element: the rest can neither be pressed nor keep the focus. */
function InMadeDialog({ children }: { children: ReactNode }) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  useEffect(() => {
    if (!box) return undefined;
    const hold = ({ target }: FocusEvent) => {
      if (!box.contains(target as Node)) box.focus();
    };
    document.addEventListener('focusin', hold);
    document.body.style.pointerEvents = 'none';
    return () => {
      document.removeEventListener('focusin', hold);
      document.body.style.pointerEvents = '';
    };
  }, [box]);
  return (
    <div ref={setBox} role="dialog" aria-label="Members" tabIndex={-1} style={{ pointerEvents: 'auto' }}>
      <LeafProvider scoped>{children}</LeafProvider>
    </div>
  );
}

const choices = (
  <Section title="Members">
    <TextInput label="Name" />
    <Checkbox label="All" />
  </Section>
);

const forced = (
  <Section title="Members">
    <Checkbox label="All" defaultChecked />
    <svg role="img" aria-label="Drawing">
      <text fill="#123456">Axis</text>
    </svg>
    <span style={{ color: 'FieldText', fill: 'CanvasText' }}>Text</span>
  </Section>
);

const meta = preview.meta({
  title: 'Components/Theme/LeafProvider',
  tags: ['stable'],
  component: LeafProvider,
  // It sets the scheme and the direction of its whole document.
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  decorators: [
    (Story, { args: { colorScheme, direction } }) =>
      colorScheme || direction ? <Afterwards>{Story()}</Afterwards> : Story(),
  ],
  args: {
    children: (
      <Section title="Members">Everything in it takes its theme, its language and its links.</Section>
    ),
  },
});

export const Default = meta.story();
export const Dark = meta.story({ args: { colorScheme: 'dark' } });
Dark.test('sets the scheme of the document', async () => {
  const { dataset } = document.documentElement;
  await waitFor(() => expect(dataset.mantineColorScheme).toBe('dark'));
});

export const RightToLeft = meta.story({ render: () => <Turned /> });

RightToLeft.test('what was typed stays when the direction changes', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Name'), 'Ada');
  await userEvent.click(canvas.getByRole('button', { name: 'Turn' }));
  await expect(document.documentElement).not.toHaveAttribute('dir', 'rtl');
  await expect(canvas.getByLabelText('Name')).toHaveValue('Ada');
});

/** A browser takes the focus from a button that is disabled while it is busy. */
export const BusyButton = meta.story({
  render: () => <Saving />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.body).toHaveFocus());
  },
});
BusyButton.test('has the focus again when it is not busy any more', async ({ canvas }) => {
  const save = canvas.getByRole('button', { name: 'Save' });
  dispatchEvent(new Event('failure'));
  await waitFor(() => expect(save).toHaveFocus());
});

const storage = {
  render: (args: { children: ReactNode }) => <InShadowRoot>{args.children}</InShadowRoot>,
  args: {
    children: (
      <StorageTab
        rows={campaignRows.storage}
        onAdd={() =>
          new Promise((resolve) => addEventListener('failure', () => resolve(false), { once: true }))
        }
        onDelete={fn()}
      />
    ),
  },
};

/** A list whose rows go as soon as they are deleted. */
function Deleting() {
  const [rows, setRows] = useState(campaignRows.storage);
  return (
    <StorageTab
      rows={rows}
      onAdd={async () => true}
      onDelete={({ id }) => setRows(rows.filter((row) => row.id !== id))}
    />
  );
}
const deleting = {
  render: () => (
    <InShadowRoot>
      <Deleting />
    </InShadowRoot>
  ),
};

/** A page whose own button stands beside Leaf's part. */
const hosts = { render: () => <InShadowRoot beside={<Saving />}>Leaf</InShadowRoot> };

const inDialog = {
  render: (args: { children: ReactNode }) => <InDialog>{args.children}</InDialog>,
  args: storage.args,
};
const slotted = {
  render: (args: { children: ReactNode }) => <InDialog slotted>{args.children}</InDialog>,
  args: storage.args,
};

const inMadeDialog = {
  render: (args: { children: ReactNode }) => <InMadeDialog>{args.children}</InMadeDialog>,
  args: storage.args,
};

const inside = {
  render: (args: { children: ReactNode }) => (
    <LeafProvider scoped>
      <LeafProvider>{args.children}</LeafProvider>
    </LeafProvider>
  ),
  args: storage.args,
};

/** The first field of a form that opens can be seen and typed in, and Escape closes the form alone. */
async function opensInFront({ canvas }: { canvas: ReturnType<typeof within> }) {
  await user.click(await canvas.findByRole('button', { name: 'Add Row' }));
  const field = within(await screen.findByRole('dialog', { name: 'Add storage row' })).getByLabelText(
    /^Name/,
  );
  await waitFor(() => expect(field).toHaveFocus());
  const { x, y } = field.getBoundingClientRect();
  await expect(document.elementFromPoint(x + 5, y + 5)).toBe(field);
  await expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false);
  await waitFor(() => expect(field).not.toBeInTheDocument());
  await expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
}

Default.test(
  'The border of a checkbox is as strong as that of a field',
  { args: { children: choices }, parameters: { ownWords: ['Name', 'All'] } },
  async ({ canvas }) => {
    const field = getComputedStyle(await canvas.findByLabelText('Name')).borderTopColor;
    await expect(getComputedStyle(canvas.getByLabelText('All')).borderTopColor).toBe(field);
  },
);

/** Browsers leave the colours of drawings alone: their text and the marks of checkboxes take those of the system. */
Default.test(
  'Drawn in forced colours',
  {
    args: { children: forced },
    globals: { contrast: 'forced' },
    parameters: { ownWords: ['All', 'Drawing', 'Axis', 'Text'] },
  },
  async ({ canvas, canvasElement }) => {
    const system = getComputedStyle(canvas.getByText('Text'));
    const mark = canvasElement.querySelector('.mantine-Checkbox-icon') as Element;
    await waitFor(() => expect(getComputedStyle(canvas.getByText('Axis')).fill).toBe(system.fill));
    await expect(getComputedStyle(mark).color).toBe(system.color);
  },
);

Default.test('what opens inside a dialog of the page is in front of it', inDialog, opensInFront);
Default.test('what opens inside a slot of a dialog is in front of it', slotted, opensInFront);
Default.test('what opens inside a dialog made of other elements can be used', inMadeDialog, opensInFront);
Default.test('what opens in a part inside another part can be used', inside, opensInFront);

/** A stylesheet that arrives late, or a media query. */
Default.test(
  'keeps its size when the page changes the size of its root',
  { args: { scoped: true } },
  async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: 'Members' });
    const { fontSize: before } = getComputedStyle(title);
    document.documentElement.style.fontSize = '62.5%';
    try {
      await waitFor(() => expect(getComputedStyle(title).fontSize).toBe(before));
    } finally {
      document.documentElement.style.fontSize = '';
    }
    await waitFor(() => expect(getComputedStyle(title).fontSize).toBe(before));
  },
);

/** The document names only the host of a shadow root as what has the focus. */
Default.test('a dialog in a shadow root gives the focus back', storage, async ({ canvas, userEvent }) => {
  const shadow = await shadowOf(canvas);
  const add = await shadow.button('Add Row');
  await userEvent.click(add);
  const form = await shadow.dialog('Add storage row');
  await shadow.hasFocus(form.getByLabelText(/^Name/));
  await userEvent.keyboard('{Escape}');
  await shadow.hasFocus(add);
});

Default.test('a busy button in a shadow root has the focus again', storage, async ({ canvas, userEvent }) => {
  const shadow = await shadowOf(canvas);
  await userEvent.click(await shadow.button('Add Row'));
  const form = await shadow.dialog('Add storage row');
  fireEvent.change(form.getByLabelText(/^Name/), { target: { value: 'Trailers' } });
  fireEvent.change(form.getByLabelText(/^SSD copies/), { target: { value: '1' } });
  const save = form.getByRole('button', { name: 'Save row' });
  save.focus();
  await userEvent.click(save);
  await waitFor(() => expect(document.body).toHaveFocus());
  dispatchEvent(new Event('failure'));
  await shadow.hasFocus(save);
});

Default.test(
  'a removed row in a shadow root leaves the focus to its list',
  deleting,
  async ({ canvas, userEvent }) => {
    const shadow = await shadowOf(canvas);
    await userEvent.click(await shadow.button('Delete Banner set'));
    const asked = await shadow.dialog('Delete "Banner set"?');
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }));
    await shadow.hasFocus(await shadow.button('Add Row'));
  },
);

Default.test('the caret can be set in a number in a shadow root', storage, async ({ canvas, userEvent }) => {
  const shadow = await shadowOf(canvas);
  await userEvent.click(await shadow.button('Add Row'));
  const payload = (await shadow.dialog('Add storage row')).getByLabelText<HTMLInputElement>(/^Payload/);
  fireEvent.change(payload, { target: { value: '12345' } });
  payload.focus();
  await userEvent.pointer({ keys: '[MouseLeft]', target: payload, offset: 2 });
  await expect([payload.selectionStart, payload.selectionEnd]).toEqual([2, 2]);
});

Default.test("a host's own busy button is left alone", hosts, async ({ canvas, userEvent }) => {
  const shadow = await shadowOf(canvas);
  const save = await shadow.button('Save');
  save.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.body).toHaveFocus());
  dispatchEvent(new Event('failure'));
  await waitFor(() => expect(save).toBeEnabled());
  await expect(document.body).toHaveFocus();
});

/** A language of the package alone brings its words: a string can cross from a server component. */
export const InLanguage = meta.story({
  args: { locale: 'fr', children: <JobsTable jobs={[]} renderResult={() => null} /> },
});
InLanguage.test('Says it in French', async ({ canvas }) => {
  // The words arrive on their own.
  await expect(
    await canvas.findByText('Aucune tâche pour cette image.', undefined, { timeout: 20_000 }),
  ).toBeVisible();
});
InLanguage.test(
  'a part in another language than the page says so, and so do its dialogs',
  { args: { scoped: true } },
  async ({ canvas }) => {
    const words = await canvas.findByText('Aucune tâche pour cette image.', undefined, { timeout: 20_000 });
    const part = words.closest<HTMLElement>('[data-leaf]');
    const [, overlays] = document.querySelectorAll<HTMLElement>(`[data-leaf="${part?.dataset.leaf}"]`);
    await expect(part).toHaveAttribute('lang', 'fr');
    await expect(overlays).toHaveAttribute('lang', 'fr');
  },
);

/** A part whose language is not known any more after the button is pressed. */
function Unnamed() {
  const [lang, setLang] = useState<string | undefined>('fr');
  return (
    <ScopedProvider lang={lang}>
      <button type="button" onClick={() => setLang(undefined)}>
        Next
      </button>
    </ScopedProvider>
  );
}

InLanguage.test(
  'says no language, nor do its dialogs, once it is not known any more',
  { render: () => <Unnamed />, parameters: { ownWords: ['Next'] } },
  async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    const scope = next.closest<HTMLElement>('[data-leaf]')?.dataset.leaf;
    const parts = document.querySelectorAll(`[data-leaf="${scope}"]`);
    await expect(parts).toHaveLength(2);
    for (const part of parts) await expect(part).toHaveAttribute('lang', 'fr');
    await userEvent.click(next);
    for (const part of parts) await expect(part).not.toHaveAttribute('lang');
  },
);

/** Two parts of a host's page that come and go, one after the other. */
function ComingAndGoing() {
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  const [step, setStep] = useState(0);
  const part = (
    <LeafProvider getRootElement={() => root ?? undefined} cssVariablesSelector="#part">
      <span />
    </LeafProvider>
  );
  return (
    <div ref={setRoot} id="part" data-testid="part">
      <button type="button" onClick={() => setStep(step + 1)}>
        Next
      </button>
      {root && step < 2 && part}
      {root && step > 0 && step < 3 && part}
    </div>
  );
}

Default.test(
  'marks the page as long as one of its parts is there',
  { args: { children: <ComingAndGoing /> }, parameters: { ownWords: ['Next'] } },
  async ({ canvas, userEvent }) => {
    const part = canvas.getByTestId('part');
    for (const left of ['one', 'both', 'the other']) {
      await waitFor(() => expect(part, left).toHaveAttribute('data-leaf'));
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    }
    await waitFor(() => expect(part).not.toHaveAttribute('data-leaf'));
  },
);
