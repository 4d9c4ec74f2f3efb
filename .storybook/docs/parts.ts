/** A part of a component that a person meets: what to look for, and what it answers to. */
export type Role = {
  selector: string;
  name: string;
  keys?: readonly (readonly [keys: string, what: string])[];
  criteria: readonly string[];
};

const press = ['Enter', 'presses it'] as const;

/** In the order in which parts are numbered. */
export const roles: readonly Role[] = [
  {
    selector: 'h1, h2, h3',
    name: 'Heading',
    criteria: ['1.3.1 Info and relationships', '2.4.6 Headings and labels'],
  },
  {
    selector: 'nav',
    name: 'Navigation',
    criteria: ['1.3.1 Info and relationships', '3.2.3 Consistent navigation'],
  },
  {
    selector: '[role=alert]',
    name: 'Error',
    criteria: ['4.1.3 Status messages', '3.3.1 Error identification'],
  },
  { selector: '[role=status]', name: 'Status', criteria: ['4.1.3 Status messages'] },
  {
    selector: '[role=tab]',
    name: 'Tab',
    keys: [
      ['← →', 'move from tab to tab'],
      ['Home, End', 'go to the first and the last tab'],
    ],
    criteria: ['4.1.2 Name, role, value'],
  },
  {
    selector: 'input[role=combobox], input[aria-haspopup=listbox]',
    name: 'Select',
    keys: [
      ['A letter', 'searches'],
      ['↑ ↓', 'move'],
      ['Enter', 'takes the choice'],
      ['Esc', 'closes the list'],
    ],
    criteria: ['3.3.2 Labels or instructions', '4.1.2 Name, role, value'],
  },
  {
    selector: '[role=slider]',
    name: 'Slider',
    keys: [
      ['← →', 'change by one step'],
      ['Home, End', 'go to the bounds'],
    ],
    criteria: ['2.5.7 Dragging movements', '4.1.2 Name, role, value'],
  },
  {
    selector: 'input[type=radio]',
    name: 'Choice',
    keys: [['↑ ↓ ← →', 'choose another']],
    criteria: ['1.3.1 Info and relationships', '4.1.2 Name, role, value'],
  },
  {
    selector: 'input[type=checkbox]',
    name: 'Checkbox',
    keys: [['Space', 'checks and unchecks it']],
    criteria: ['4.1.2 Name, role, value'],
  },
  {
    selector:
      'input:not([type=hidden], [type=file], [type=radio], [type=checkbox], [aria-haspopup]), textarea',
    name: 'Field',
    keys: [['Enter', 'submits the form it is in']],
    criteria: ['1.3.5 Identify input purpose', '3.3.2 Labels or instructions'],
  },
  {
    selector: 'figure, [role=img], svg[aria-label]',
    name: 'Figure',
    criteria: ['1.1.1 Non-text content', '1.4.1 Use of colour'],
  },
  {
    selector: 'table',
    name: 'Table',
    keys: [
      ['Tab', 'goes through its buttons'],
      ['↑ ↓ ← →', 'scroll it while its frame has the focus'],
    ],
    criteria: ['1.3.1 Info and relationships'],
  },
  { selector: 'dl', name: 'Facts', criteria: ['1.3.1 Info and relationships'] },
  {
    selector: 'summary',
    name: 'Disclosure',
    keys: [['Enter, Space', 'opens and closes it']],
    criteria: ['4.1.2 Name, role, value'],
  },
  { selector: 'img', name: 'Picture', criteria: ['1.1.1 Non-text content'] },
  { selector: 'a[href]', name: 'Link', keys: [['Enter', 'follows it']], criteria: ['2.4.4 Link purpose'] },
  {
    selector: 'button:not([aria-hidden=true])',
    name: 'Button',
    keys: [['Enter, Space', press[1]]],
    criteria: ['2.5.3 Label in name', '4.1.2 Name, role, value'],
  },
  { selector: 'p, span', name: 'Text', criteria: ['1.4.12 Text spacing'] },
];

/** What every story is tested for, in both schemes. */
export const testedForAll = [
  '1.4.3 Contrast (minimum)',
  '1.4.10 Reflow at 320 px',
  '2.5.8 Target size (minimum)',
  '4.1.2 Name, role, value',
];

export type Part = { role: Role; element: Element; word: string };

const wordOf = (element: Element) =>
  (
    element.getAttribute('aria-label') ??
    (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined) ??
    element.querySelector('caption')?.textContent ??
    (element.matches('table, dl, figure, nav, form') ? '' : element.textContent) ??
    ''
  )
    .trim()
    .slice(0, 48);

const isShown = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && !element.closest('[aria-hidden=true]');
};

/** The first of each kind of part in what is drawn. */
export function partsIn(root: Element): Part[] {
  const found = roles.flatMap((role) => {
    const element = [...root.querySelectorAll(role.selector)].find(isShown);
    return element ? [{ role, element, word: wordOf(element) }] : [];
  });
  // Text by itself is a part only where there is nothing else.
  return found.length > 1 ? found.filter(({ role }) => role.name !== 'Text') : found;
}
