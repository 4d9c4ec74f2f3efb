import type { Page } from 'playwright';
import { press } from '../press.ts';
import { makeRows } from './rows.ts';
import { type Goal, timed } from './timed.ts';

export type Timings = Map<string, number[]>;

/** Typing each digit narrows the rows; then the text is deleted. */
const digits = '42';
/** Counts as both tables write them. */
const counts = new Intl.NumberFormat('en-GB');
const firstRow = 'tbody tr:not([aria-hidden]) th';

const matches = (rows: number, query: string) =>
  makeRows(rows).filter(({ name }) => name.includes(query)).length;

/** Sorts, filters, opens and deletes `rounds` times on a page that shows `rows` rows. */
export async function measure(page: Page, rows: number, rounds: number): Promise<Timings> {
  const timings: Timings = new Map();
  let left = rows;
  const run = async (name: string, event: 'click' | 'keydown', goal: Goal, act: () => Promise<void>) => {
    const milliseconds = await timed(page, event, goal, act);
    timings.set(name, [...(timings.get(name) ?? []), milliseconds]);
  };
  const sort = (column: string, direction: string) =>
    run(
      column === 'Name' ? 'sort words' : 'sort figures',
      'click',
      { there: `th[aria-sort=${direction}]`, words: column },
      () => press(page.getByRole('columnheader', { name: column }).getByRole('button')),
    );

  for (let round = 0; round < rounds; round += 1) {
    await sort('Total Emissions', 'ascending');
    await sort('Total Emissions', 'descending');
    await sort('Name', 'ascending');
    await sort('Name', 'descending');

    await page.getByRole('searchbox').focus();
    const deleted = rows - left;
    for (let length = 1; length <= digits.length; length += 1) {
      const query = digits.slice(0, length);
      const words = `${counts.format(matches(rows, query) - deleted)} of ${counts.format(left)}`;
      await run('filter', 'keydown', { there: '[role=status]', words }, () =>
        page.keyboard.press(query.slice(-1)),
      );
    }

    const name = (await page.locator(firstRow).first().textContent()) ?? '';
    await run('open', 'click', { there: '[role=dialog] dl' }, () =>
      press(page.getByRole('button', { name: `View ${name}`, exact: true })),
    );
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    await run('ask before deleting', 'click', { there: '[role=dialog] button' }, () =>
      press(page.getByRole('button', { name: `Delete ${name}`, exact: true })),
    );
    await run('delete', 'click', { gone: `[aria-label="Delete ${name}"]` }, () =>
      press(page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true })),
    );
    left -= 1;
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    await page.getByRole('searchbox').focus();
    await page.keyboard.press('Control+A');
    await run('filter off', 'keydown', { there: '[role=status]', words: '' }, () =>
      page.keyboard.press('Delete'),
    );
  }
  return timings;
}
