import { stages } from '@leaf/emissions';
import { fn, screen, spyOn, userEvent } from 'storybook/test';
import { sheets } from '../fixtures.ts';
import type { PlanImportProps } from './PlanImport.tsx';

/** What every story of the import is given. */
export const planImportArgs = {
  sheets,
  onImport: fn<PlanImportProps['onImport']>(async (rows) => ({ created: rows.length, updated: 0 })),
  onUndo: fn(async () => true),
  onMappingChange: fn(),
  stageHrefs: Object.fromEntries(
    stages.map((stage) => [stage, `#${stage}`]),
  ) as PlanImportProps['stageHrefs'],
  cancelHref: '#overview',
};

/** Pastes what a spreadsheet puts on the clipboard, or a web page, in HTML too. */
export function paste(text: string, into: Element = document.body, html = '') {
  // A DataTransfer created by a script is empty for its readers, so the event carries the data itself.
  const event = new Event('paste', { bubbles: true, cancelable: true, composed: true });
  const getData = (kind: string) => ({ 'text/plain': text, 'text/html': html })[kind] ?? '';
  Object.defineProperty(event, 'clipboardData', { value: { getData, files: [], types: ['text/plain'] } });
  into.dispatchEvent(event);
  return event;
}

/** Chooses a file. */
export const give = (canvasElement: HTMLElement, content: BlobPart, name: string) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  return userEvent.upload(input, new File([content], name), { applyAccept: false });
};

/** The table of the lines. */
export const grid = () => screen.findByRole('grid', { name: 'Lines' });

/** The rows that the first call wrote. */
export const written = (onImport: unknown) =>
  (onImport as { mock: { calls: [readonly unknown[]][] } }).mock.calls[0]?.[0] ?? [];

/** What a click on a download saves. */
export function downloads() {
  const saved: { name: string; text: Promise<string> }[] = [];
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, text: fetch(this.href).then((answer) => answer.text()) });
  });
  return { saved, stop: () => click.mockRestore() };
}
