/** A part of a component that users interact with: how to recognise it, and how it responds. */
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
    selector: '[role=slider], input[type=range]',
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
const testedForAll = [
  '1.4.3 Contrast (minimum)',
  '1.4.10 Reflow at 320 px',
  '2.5.8 Target size (minimum)',
  '4.1.2 Name, role, value',
];

/** Where the text of a part comes from: a prop, or a word of the component. */
export type Origin = { name: string; line?: string; isProp: boolean };
export type Part = { role: Role; element: Element; word: string; origin?: Origin };

/** What the stories of a component with these parts are tested for, in the order of WCAG. */
export const criteriaOf = (parts: readonly Part[]): string[] =>
  [...new Set([...testedForAll, ...parts.flatMap(({ role }) => role.criteria)])].sort((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );

/** As much of a text as the list shows. */
const longest = 48;

/** The beginning of a text in quotation marks; those inside it are single ones. */
export function quoted(text: string): string {
  const inside = text.replace(/[“”]/g, (mark) => (mark === '“' ? '‘' : '’'));
  return inside.length > longest ? `“${inside.slice(0, longest).trimEnd()}…”` : `“${inside}”`;
}

/** What an element says, with a space between two blocks of it. */
const textOf = (element: Element) =>
  (element instanceof HTMLElement ? element.innerText : (element.textContent ?? '')).replace(/\s+/g, ' ');

const wordOf = (element: Element) =>
  (
    element.getAttribute('aria-label') ??
    (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined) ??
    element.querySelector('caption')?.textContent ??
    (element.matches('table, dl, figure, nav, form') ? '' : textOf(element))
  ).trim();

const isShown = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && !element.closest('[aria-hidden=true]');
};

/**
 * The parts of what is drawn: the first of each kind, and every other whose text comes from a prop or a word of its own.
 * @param originOf where a text comes from
 */
export function partsIn(root: Element, originOf: (text: string) => Origin | undefined): Part[] {
  const known = new Set<string>();
  const found = roles.flatMap((role) => {
    const shown = [...root.querySelectorAll(role.selector)].filter(isShown);
    return shown.flatMap((element, index): Part[] => {
      const text = wordOf(element);
      const origin = originOf(text);
      const isNew = origin !== undefined && !known.has(origin.name);
      if (index > 0 && !isNew) return [];
      if (origin) known.add(origin.name);
      return [{ role, element, word: text, origin: isNew ? origin : undefined }];
    });
  });
  // Plain text counts as a part only if it is a prop, or if there is nothing else.
  return found.filter(({ role, origin }) => role.name !== 'Text' || origin || found.length === 1);
}

/** Pixels between the left edges of two numbers that would lie on each other. */
const step = 26;

/** Moves numbers aside that would cover one before them. */
export function spread<Mark extends { left: number; top: number }>(marks: readonly Mark[]): Mark[] {
  const placed: Mark[] = [];
  for (const mark of marks) {
    let { left } = mark;
    const covers = (other: Mark) =>
      Math.abs(other.left - left) < step && Math.abs(other.top - mark.top) < step;
    while (placed.some(covers)) left += step;
    placed.push({ ...mark, left });
  }
  return placed;
}
