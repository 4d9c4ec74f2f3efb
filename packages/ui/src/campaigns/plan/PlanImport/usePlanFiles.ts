import type { Stage } from '@leaf/emissions';
import { useContext, useState } from 'react';
import { wordOf } from '../../../labels/wordOf.ts';
import { csvBlob, saveFile } from '../../../layout/ChartFigure/saveFile.ts';
import { LeafContext } from '../../../theme/leafContext.ts';
import type { ExportWords } from '../exports.ts';
import type { PlanField } from '../fields.ts';
import { isGood } from '../planLines.ts';
import type { SheetWriter } from '../sheetsIn.ts';
import { templateTable } from '../templates.ts';
import { delimitedText, fileNameOf, styleFor } from '../writing.ts';
import type { PlanImportWords } from './planImportLabels.ts';
import type { PlanState } from './usePlanImport.ts';

type Options = {
  stage?: Stage;
  plan: PlanState;
  words: ExportWords;
  text: PlanImportWords;
  write: SheetWriter;
};

/** The files that an import offers: templates, and the faulty lines with their reasons. */
export function usePlanFiles({ stage, plan, words, text, write }: Options) {
  const { locale } = useContext(LeafContext);
  const [failed, setFailed] = useState(false);

  const saveTemplate = async (kind: 'xlsx' | 'csv') => {
    const table = templateTable(stage, words, wordOf(words.fields, 'exampleName'));
    const name = fileNameOf(text.templateName, stage ? wordOf(words.values, stage) : '');
    setFailed(false);
    try {
      const file =
        kind === 'csv' ? csvBlob(delimitedText(table, styleFor(locale))) : await write(table, name);
      saveFile(file, `${name}.${kind}`);
    } catch {
      setFailed(true);
    }
  };

  /** The faulty rows of the file, with the corrections made so far and the reasons beside them. */
  const saveFaulty = () => {
    const { sheet, mapping, lines } = plan;
    if (!sheet || !mapping) return;
    const style = { separator: sheet.separator ?? styleFor(locale).separator, decimal: mapping.decimal };
    const columns = mapping.columns;
    const head = columns.map(
      (field, column) => sheet.rows[mapping.header]?.[column] ?? (field ? wordOf(words.fields, field) : null),
    );
    const body = lines
      .filter((line) => !isGood(line))
      .map((line) => [
        ...columns.map((field, column) =>
          field ? (line.given[field] ?? null) : (sheet.rows[line.index]?.[column] ?? null),
        ),
        Object.entries(line.faults)
          .map(([field, message]) => `${wordOf(words.fields, field as PlanField)}: ${message}`)
          .join(' '),
      ]);
    const table = [[...head, wordOf(words.fields, 'reason')], ...body];
    const base = sheet.name.replace(/\.[^.]*$/, '') || text.templateName;
    saveFile(csvBlob(delimitedText(table, style)), `${fileNameOf(base, text.faultyName)}.csv`);
  };

  return { saveTemplate: (kind: 'xlsx' | 'csv') => void saveTemplate(kind), saveFaulty, failed };
}
