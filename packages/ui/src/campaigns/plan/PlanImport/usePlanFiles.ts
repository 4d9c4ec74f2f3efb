import type { Stage } from '@leaf/emissions';
import { useContext, useState } from 'react';
import { LeafContext } from '../../../theme/leafContext.ts';
import type { ExportWords } from '../exports.ts';
import { isGood } from '../planLines.ts';
import type { SheetWriter } from '../sheetsIn.ts';
import type { PlanImportWords } from './planImportLabels.ts';
import type { PlanState, PlanStep } from './usePlanImport.ts';

type Options = {
  stage?: Stage;
  plan: PlanState;
  words: ExportWords;
  text: PlanImportWords;
  write: SheetWriter;
};

/** The files that an import offers, made by code that loads on demand: templates and the faulty lines. */
export function usePlanFiles({ stage, plan, words, text, write }: Options) {
  const { locale } = useContext(LeafContext);
  /** The step at which the last file could not be made. */
  const [failed, setFailed] = useState<PlanStep>();
  const { step, sheet, mapping, lines } = plan;
  if (failed !== undefined && failed !== step) setFailed(undefined);

  const save = (make: (files: typeof import('./planFiles.ts')) => unknown) => {
    setFailed(undefined);
    import('./planFiles.ts').then(make).catch(() => setFailed(step));
  };
  return {
    failed: failed !== undefined,
    saveTemplate: (kind: 'xlsx' | 'csv') =>
      save((files) => files.saveTemplate(kind, { stage, write, locale, words, text })),
    saveFaulty: () => {
      if (!sheet || !mapping) return;
      const faulty = lines.filter((line) => !isGood(line));
      save((files) => files.saveFaulty({ sheet, mapping, faulty }, { locale, words, text }));
    },
  };
}
