import { type Stage, stages } from '@leaf/emissions';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { LeafContext } from '../../../theme/leafContext.ts';
import { everyLanguage } from '../everyLanguage.ts';
import { fieldsOf, type PlanField, planFields, planStages } from '../fields.ts';
import { type PlanVocabulary, trimmed } from '../headers.ts';
import type { PlanRules } from '../planLine.ts';
import type { PlanMapping, SavedMapping } from '../recognise.ts';
import {
  type Cell,
  problemOf,
  type ReadOptions,
  type Sheet,
  SheetError,
  type SheetProblem,
  type SheetReader,
} from '../sheet.ts';
import { type PlanDefaults, startDefaults } from '../stageRows.ts';
import { styleFor } from '../writing.ts';
import type { PlanImportProps } from './PlanImport.tsx';
import { useCheckedLines } from './useCheckedLines.ts';
import { usePlanRules } from './usePlanRules.ts';

export type PlanStep = 'give' | 'columns' | 'check' | 'done';

/** The fields that every line must have, by the kind of import; all lines may have the same country. */
function neededFields(
  stage: Stage | undefined,
  columns: PlanMapping['columns'],
  { country }: PlanDefaults,
): PlanField[] {
  if (columns.includes('stage')) return [];
  const needed: PlanField[] = stage === 'storage' ? ['name', 'payload'] : ['name', 'country', 'impressions'];
  return needed.filter((field) => !columns.includes(field) && !(field === 'country' && country));
}

type Opening = typeof import('../openSheet.ts');

/** Needed for a file only, whose reader has to be loaded as well. */
const loadOpening = (): Promise<Opening> =>
  import('../openSheet.ts').catch(() => {
    throw new SheetError('not_loaded');
  });

type Options = {
  stage?: Stage;
  known?: PlanImportProps['known'];
  read: SheetReader;
  saved?: SavedMapping;
  onMappingChange?: (mapping: SavedMapping) => void;
};

/** The state of an import: the table, the mapping of its columns, the lines, and the step. */
export function usePlanImport({ stage, known = {}, read, saved, onMappingChange }: Options) {
  /** The labels of the other languages, once the columns of a file were not named in the reader's. */
  const [others, setOthers] = useState<PlanVocabulary>();
  const base = usePlanRules(stage, others);
  const { locale } = useContext(LeafContext);
  const [step, setStep] = useState<PlanStep>('give');
  const [problem, setProblem] = useState<SheetProblem>();
  /** Rows read so far; undefined while nothing is read. */
  const [reading, setReading] = useState<number>();
  const [sheet, setSheet] = useState<Sheet>();
  const [mapping, setMapping] = useState<PlanMapping>();
  const [chosenStages, setStages] = useState<readonly Stage[]>(planStages);
  const [defaults, setDefaults] = useState(startDefaults);
  const source = useRef<Blob | string>('');
  /** Loaded with the first file. */
  const opening = useRef<Opening>(undefined);
  const stopReading = useRef<AbortController>(undefined);
  /** With what was chosen for this file, which `saved` may not have yet. */
  const remembered = useRef<SavedMapping>(undefined);
  /** The columns as they were recognised, and by what: chosen is what differs from them. */
  const before = useRef<[recognised: PlanMapping, known: SavedMapping | undefined]>(undefined);
  /** What nobody was told of yet. */
  const untold = useRef<SavedMapping>(undefined);

  // By hand: the compiler skips this hook for its `finally`, and effects depend on what is memoised here.
  const fields = useMemo(
    () =>
      stage ? planFields.filter((field) => field === 'stage' || fieldsOf(stage).includes(field)) : planFields,
    [stage],
  );
  // The rows of each stage may be the same in a new object.
  const lists = stages.map((one) => known[one]);
  const savedOf = useMemo(() => {
    const byId = new Map(
      stages.flatMap((one) =>
        (known[one] ?? []).flatMap((row) =>
          row.external_id ? [[`${one}\n${row.external_id}`, row] as const] : [],
        ),
      ),
    );
    return (one: Stage, external_id: string) => byId.get(`${one}\n${external_id}`);
    // biome-ignore lint/correctness/useExhaustiveDependencies: one list for each stage
  }, lists);
  const rules = useMemo(
    (): PlanRules | undefined =>
      mapping && {
        ...base,
        mapping,
        stages: chosenStages,
        defaults,
        savedOf,
        unprotect: sheet?.kind === 'delimited',
      },
    [base, mapping, chosenStages, defaults, savedOf, sheet],
  );
  /** Whether a line has the ID of a row, which keeps what the file does not say. */
  const updates = ({ rows }: Sheet, { columns, header }: PlanMapping) => {
    const ids = columns.indexOf('external_id');
    const isKnown = (row: readonly Cell[]) =>
      (stage ? [stage] : planStages).some((one) => savedOf(one, trimmed(row[ids])));
    return ids >= 0 && rows.slice(header + 1).some(isKnown);
  };
  const lacking = mapping ? neededFields(stage, mapping.columns, defaults) : [];
  const needed = sheet && mapping && lacking.length > 0 && updates(sheet, mapping) ? [] : lacking;

  const { forget, ...checked } = useCheckedLines(sheet, rules, step === 'done');
  useEffect(() => () => stopReading.current?.abort(), []);

  const recogniseIn = (
    { recognise }: Opening,
    found: Sheet,
    headerRow?: number,
    vocabulary = base.vocabulary,
  ) => {
    const chosen = remembered.current ?? saved;
    const fallback = styleFor(locale).decimal;
    const recognised = recognise(found, fields, vocabulary, {
      saved: chosen,
      fallback,
      nameOf: base.nameOf,
      headerRow,
    });
    before.current = [recognised, chosen];
    return recognised;
  };

  /** Begins with another table, or with none. */
  const begin = (found?: Sheet, recognised?: PlanMapping) => {
    setSheet(found);
    setMapping(recognised);
    forget();
  };

  const accept = async (table: Sheet, signal: AbortSignal) => {
    const loaded = await loadOpening();
    opening.current = loaded;
    const found = loaded.openSheet(table, base.vocabulary, base.nameOf);
    signal.throwIfAborted();
    let recognised = recogniseIn(loaded, found);
    const isMissing = () =>
      neededFields(stage, recognised.columns, defaults).length > 0 &&
      // One of the columns may be what is missing.
      (recognised.columns.includes(null) || !updates(found, recognised));
    if (isMissing() && !others) {
      // What cannot be loaded can be chosen by hand.
      const every = await everyLanguage().catch(() => undefined);
      signal.throwIfAborted();
      if (every) {
        setOthers(every);
        recognised = recogniseIn(loaded, found, undefined, {
          fields: [...base.vocabulary.fields, ...every.fields],
          values: [...base.vocabulary.values, ...every.values],
        });
      }
    }
    begin(found, recognised);
    // Whoever corrects how a file is read may have more to correct.
    setStep((now) => (isMissing() || now === 'columns' ? 'columns' : 'check'));
  };

  const give = async (given: Blob | string, options: ReadOptions = {}) => {
    stopReading.current?.abort();
    const stop = new AbortController();
    stopReading.current = stop;
    setProblem(undefined);
    setReading(0);
    const name = given instanceof File ? given.name : '';
    try {
      await accept(
        await read(given, { ...options, name, signal: stop.signal, report: setReading }),
        stop.signal,
      );
      source.current = given;
    } catch (error) {
      if (!stop.signal.aborted) setProblem(problemOf(error));
    } finally {
      if (stopReading.current === stop) setReading(undefined);
    }
  };

  const changeMapping = (next: PlanMapping) => {
    setMapping(next);
    if (!sheet || !opening.current || !before.current) return;
    remembered.current = opening.current.savedMapping(sheet, next, ...before.current);
    untold.current = remembered.current;
  };

  return {
    step,
    setStep,
    /** Opens a step that was there before; what was done in the others stays. */
    openStep: (to: PlanStep) => {
      setProblem(undefined);
      setStep(to);
    },
    problem,
    reading,
    sheet,
    mapping,
    fields,
    rules,
    needed,
    ...checked,
    stages: chosenStages,
    setStages,
    defaults,
    setDefaults,
    give: (given: Blob | string) => {
      remembered.current = undefined;
      untold.current = undefined;
      return give(given);
    },
    reread: (options: ReadOptions) => give(source.current, options),
    stop: () => stopReading.current?.abort(),
    changeMapping,
    /** Tells what was chosen, once: somebody may have tried out what they don't import. */
    tellMapping: () => {
      if (untold.current) onMappingChange?.(untold.current);
      untold.current = undefined;
    },
    /** Recognises the columns again below another header row. */
    changeHeader: (headerRow: number) => {
      if (sheet && opening.current) setMapping(recogniseIn(opening.current, sheet, headerRow));
    },
    restart: () => {
      setStep('give');
      begin();
    },
  };
}

export type PlanState = ReturnType<typeof usePlanImport>;
