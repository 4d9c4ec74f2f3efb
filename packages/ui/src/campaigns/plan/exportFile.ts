import { wordOf } from '../../labels/wordOf.ts';
import { csvBlob } from '../../layout/ChartFigure/saveFile.ts';
import type { CampaignRows } from '../overview/EmissionsChart/emissionsSeries.ts';
import type { ExportChoice } from './ExportMenu/ExportMenu.tsx';
import { exportJson, exportTable } from './exports.ts';
import type { SheetWriter } from './sheetsIn.ts';
import { delimitedText, fileNameOf } from './writing.ts';

/**
 * The file chosen in `ExportMenu`: the rows of one stage or of the whole campaign, named after the campaign.
 * The host saves it.
 */
export async function exportFile(
  campaign: { name: string; description?: string | null; version?: string },
  rows: Partial<CampaignRows>,
  { kind, style, words }: ExportChoice,
  write: SheetWriter,
): Promise<{ file: Blob; name: string }> {
  const stages = Object.keys(rows);
  const [only = ''] = stages.length === 1 ? stages : [];
  const name = fileNameOf(campaign.name, only && wordOf(words.values, only));
  if (kind === 'json') {
    const file = new Blob([exportJson(campaign, rows)], { type: 'application/json' });
    return { file, name: `${name}.json` };
  }
  const table = exportTable(rows, {
    ...words,
    unit: wordOf(words.values, 'kilograms'),
    revision: wordOf(words.fields, 'revision'),
  });
  const file = kind === 'csv' ? csvBlob(delimitedText(table, style)) : await write(table, name);
  return { file, name: `${name}.${kind}` };
}
