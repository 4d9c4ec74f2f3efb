import type { Stage, Trace } from '@leaf/emissions';
import { Drawer, Skeleton } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../../feedback/PartBoundary/lazyPart.tsx';
import { useLabels } from '../../../labels/useLabels.ts';
import { Later } from '../../../layout/Later.tsx';
import { undescribed } from '../../../layout/undescribed.ts';
import { useFocusBack } from '../../../layout/useFocusBack.ts';
import type { StageRow } from '../../../types.ts';
import { isEmission, rowFields } from '../fields.ts';
import { FieldList } from './FieldList.tsx';
import { LeadFigure } from './LeadFigure.tsx';
import { PanelActions } from './PanelActions.tsx';
import classes from './RowPanel.module.css';
import { rowPanelLabels } from './rowPanelLabels.ts';

/** Most visits to a tab add rows and ask for no calculation. */
const FigureTrace = lazyPart(async () => (await import('../FigureTrace/FigureTrace.tsx')).FigureTrace);

export type RowPanelProps<S extends Stage = Stage> = {
  /** The stage of the row. */
  stage: S;
  /** Whether it is open. */
  opened: boolean;
  /** Called when the user closes it. */
  onClose: () => void;
  /** The row with its figures as saved. */
  row: StageRow[S];
  /** The calculation of the row today; null if the model cannot calculate it. */
  trace: Trace | null;
  /** kg CO2e of the largest row, which sets the length of the strip. Default: the row's own. */
  largest?: number;
  /** Where a value comes from, such as a `PayloadSource`; below what was entered. */
  source?: ReactNode;
  /** Edits the row; like the other actions it closes the panel first, and is offered only if given. */
  onEdit?: (row: StageRow[S]) => void;
  /** Adds the row once more. */
  onDuplicate?: (row: StageRow[S]) => void;
  /** Deletes the row. */
  onDelete?: (row: StageRow[S]) => void;
  labels?: Partial<typeof rowPanelLabels>;
};

/** Side panel of a row: its figure, the calculation behind it, and everything that was entered. */
export function RowPanel<S extends Stage>({
  stage,
  opened,
  onClose,
  row,
  trace,
  largest,
  source,
  onEdit,
  onDuplicate,
  onDelete,
  labels,
}: RowPanelProps<S>) {
  const text = useLabels('rowPanel', rowPanelLabels, labels);
  const dialog = useFocusBack(opened);
  const fields = rowFields[stage];
  const today = trace?.steps.at(-1)?.result;
  const differs =
    today !== undefined && Math.abs(today - row.total_emissions) > Math.abs(row.total_emissions) * 1e-9;
  return (
    <Drawer
      ref={dialog}
      opened={opened}
      onClose={onClose}
      title={row.name}
      position="right"
      size={520}
      closeButtonProps={{ 'aria-label': text.close }}
      attributes={undescribed}
      classNames={{
        header: classes.header,
        overlay: classes.overlay,
        inner: classes.inner,
        content: classes.content,
      }}
    >
      <div className={classes.panel}>
        <LeadFigure stage={stage} row={row} largest={largest} text={text} />
        <Later>
          {(!trace || differs) && (
            <FieldList
              stage={stage}
              title={text.emissions}
              row={row}
              fields={fields.filter((field) => isEmission(field) && field !== 'total_emissions')}
            />
          )}
          <section>
            <h3 className={classes.heading}>{text.explanation}</h3>
            {differs && <p className={classes.aside}>{text.differs}</p>}
            {trace ? (
              <Suspense fallback={<StepsWaiting steps={trace.steps} />}>
                <FigureTrace trace={trace} />
              </Suspense>
            ) : (
              <p className={classes.aside}>{text.unexplained}</p>
            )}
          </section>
          <FieldList
            stage={stage}
            title={text.entered}
            row={row}
            fields={fields.filter((field) => !isEmission(field))}
          />
          {source}
          <PanelActions {...{ row, onClose, onEdit, onDuplicate, onDelete, text }} />
        </Later>
      </div>
    </Drawer>
  );
}

/** A line for each step of a calculation, so that what is below does not move when they come. */
function StepsWaiting({ steps }: Pick<Trace, 'steps'>) {
  return (
    <div className={classes.waiting}>
      {steps.map(({ field }) => (
        <Skeleton key={field} height={12} />
      ))}
    </div>
  );
}
