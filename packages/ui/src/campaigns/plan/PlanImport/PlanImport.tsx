import type { Stage } from '@leaf/emissions';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { ErrorBanner } from '../../../feedback/ErrorBanner/ErrorBanner.tsx';
import { Loading } from '../../../feedback/Loading/Loading.tsx';
import { lazyPart } from '../../../feedback/PartBoundary/lazyPart.tsx';
import { useUnsaved } from '../../../form/useUnsaved.ts';
import { useFormat } from '../../../format/useFormat.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import { wordOf } from '../../../labels/wordOf.ts';
import { Section } from '../../../layout/Section/Section.tsx';
import { LeafLink } from '../../../theme/LeafLink.tsx';
import type { PlanRow } from '../planLine.ts';
import { bodyOf } from '../planLines.ts';
import type { SavedMapping } from '../recognise.ts';
import type { SavedRow } from '../savedCells.ts';
import type { Sheets } from '../sheetsIn.ts';
import { CheckStep } from './CheckStep.tsx';
import { checkNotes } from './checkNotes.ts';
import { DoneStep, type PlanOutcome } from './DoneStep.tsx';
import { GiveStep } from './GiveStep.tsx';
import classes from './PlanImport.module.css';
import { PlanSteps } from './PlanSteps.tsx';
import { type PlanImportWords, planImportLabels } from './planImportLabels.ts';
import { PlanText } from './planText.ts';
import { usePlanFiles } from './usePlanFiles.ts';
import { usePlanImport } from './usePlanImport.ts';
import { usePlanWords } from './usePlanRules.ts';
import { usePlanWriting } from './usePlanWriting.ts';

/** Most plans are recognised, and never show it. */
const loadColumns = () => import('./ColumnsStep.tsx');
const ColumnsStep = lazyPart(async () => (await loadColumns()).ColumnsStep);

/** A row as sent to the API: the payload of its stage with the line's ID. */
export type PlanImportRow = {
  [S in Stage]: {
    stage: S;
    row: Extract<PlanRow, { stage: S }>['row'] & { external_id?: string };
    /** The row that it replaces, with the version from which the line was completed. */
    known?: KnownRow;
  };
}[Stage];

/** A row of the campaign: what was entered, and its kg CO2e. One with the ID of a line keeps what the file does not say. */
export type KnownRow = SavedRow & {
  id: number;
  version: number;
  external_id?: string | null;
  name: string;
  total_emissions: number;
};

export type PlanImportProps = {
  /** The stage whose rows are imported; without it, a media plan for all stages. */
  stage?: Stage;
  /** Reads and writes spreadsheets in a worker: see `sheetsIn`. */
  sheets: Sheets;
  /** The rows that the campaign already has, by stage. A line with the ID of one is completed from it. */
  known?: Partial<Record<Stage, readonly KnownRow[]>>;
  /** What the organization chose for the same headers before. */
  mapping?: SavedMapping;
  /** Called once lines are imported whose columns the user corrected, with everything to remember. */
  onMappingChange?: (mapping: SavedMapping) => void;
  /**
   * Writes the rows. One with `known` replaces that row in its version: a later one is somebody else’s change. `update`:
   * whether existing rows are replaced. Resolves to the result, or to false if it failed: `error` says why, and the lines
   * stay.
   */
  onImport: (rows: readonly PlanImportRow[], options: { update: boolean }) => Promise<PlanOutcome | false>;
  /** Undoes the import; resolves to whether that worked. */
  onUndo?: () => Promise<boolean>;
  /** Why the last import or undo failed. */
  error?: string;
  /** Called when lines that are not imported yet appear or disappear. */
  onUnsaved?: (unsaved: boolean) => void;
  /** The address of each stage's rows. */
  stageHrefs: Record<Stage, string>;
  /** Where to go without importing. */
  cancelHref: string;
  labels?: Partial<PlanImportWords>;
};

/** Imports a media plan in four steps: provide a table, correct its columns, check its lines, done. */
export function PlanImport({
  stage,
  sheets,
  known,
  mapping,
  onMappingChange,
  onImport,
  onUndo,
  error,
  onUnsaved,
  stageHrefs,
  cancelHref,
  labels,
}: PlanImportProps) {
  // `plan` is new each time, and with it every step.
  'use no memo';
  const text = useLabels('planImport', planImportLabels, labels);
  const format = useFormat();
  const words = usePlanWords();
  const [several, setSeveral] = useState(false);
  const plan = usePlanImport({ stage, known, read: sheets.read, saved: mapping, onMappingChange });
  const writing = usePlanWriting({ plan, known, onImport, onUndo });
  const files = usePlanFiles({ stage, plan, words, text, write: sheets.write });
  const { step, sheet, problem } = plan;
  useUnsaved(sheet !== undefined && step !== 'done', onUnsaved);

  const give = (source: Blob | string) => {
    setSeveral(false);
    // Ahead of its turn; if this fails, the step loads it again.
    void loadColumns().catch(() => undefined);
    void plan.give(source);
  };
  const givenError = several ? text.several : problem && text[problem];
  const stageName = stage && wordOf(words.values, stage);
  const lines = sheet && plan.mapping ? bodyOf(sheet, plan.mapping).lines.length : 0;
  return (
    <PlanText value={text}>
      <Section
        title={stageName ? text.titleOf(stageName) : text.title}
        description={
          sheet
            ? text.source(sheet.name || text.pasted, format.number(lines))
            : stage
              ? text.descriptionOf
              : text.description
        }
        actions={
          step !== 'done' &&
          !writing.busy && (
            <Button component={LeafLink} href={cancelHref} variant="default">
              {text.cancel}
            </Button>
          )
        }
      >
        <div className={classes.plan}>
          <PlanSteps
            step={step}
            open={(to) => !writing.busy && step !== 'done' && opened(to, plan)}
            onStep={plan.openStep}
          />
          <ErrorBanner message={error} />
          <ErrorBanner message={files.failed ? text.fileFailed : undefined} />
          {step === 'give' && (
            <GiveStep
              error={givenError}
              reading={plan.reading}
              onGive={give}
              onSeveral={() => setSeveral(true)}
              onStop={plan.stop}
              onTemplate={files.saveTemplate}
            />
          )}
          {step === 'columns' && sheet && plan.mapping && (
            <Suspense fallback={<Loading minHeight={320} />}>
              <ErrorBanner message={problem && text[problem]} />
              <ColumnsStep
                sheet={sheet}
                mapping={plan.mapping}
                fields={plan.fields}
                needed={plan.needed}
                words={words}
                defaults={stage === 'storage' ? undefined : plan.defaults}
                onDefaults={plan.setDefaults}
                onMapping={plan.changeMapping}
                onHeader={plan.changeHeader}
                onRead={(options) => void plan.reread(options)}
                onContinue={() => plan.setStep('check')}
              />
            </Suspense>
          )}
          {step === 'check' && (
            <CheckStep
              plan={plan}
              words={words}
              existing={writing.existing}
              same={writing.same}
              onSame={writing.importSame}
              twins={writing.twins}
              update={writing.update}
              onUpdate={writing.setUpdate}
              rows={writing.rows.length}
              importing={writing.busy}
              onImport={() => void writing.write()}
              onSaveFaulty={files.saveFaulty}
            />
          )}
          {step === 'done' && writing.outcome && (
            <DoneStep
              outcome={writing.outcome}
              rows={writing.written}
              words={words}
              stageHrefs={stageHrefs}
              notes={checkNotes(plan, text, format)}
              faulty={plan.totals.faulty}
              onSaveFaulty={files.saveFaulty}
              undone={writing.undone}
              undoing={writing.busy}
              onUndo={onUndo && (() => void writing.undo())}
              onAnother={plan.restart}
            />
          )}
        </div>
      </Section>
    </PlanText>
  );
}

/** The steps that can be opened: they need a table, and its required columns. */
function opened(step: string, { sheet, needed, lines, reading }: ReturnType<typeof usePlanImport>): boolean {
  if (reading !== undefined) return false;
  if (step === 'give') return true;
  if (step === 'columns') return sheet !== undefined;
  return step === 'check' && needed.length === 0 && lines.length > 0;
}
