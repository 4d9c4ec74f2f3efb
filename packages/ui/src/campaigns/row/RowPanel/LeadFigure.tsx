import type { Stage } from '@leaf/emissions';
import { Quantity } from '../../../format/Quantity/Quantity.tsx';
import { stageStyle } from '../../../theme/stageStyle.ts';
import { CopyFigure } from '../FigureTrace/CopyFigure.tsx';
import { RowShare } from '../RowTab/RowShare.tsx';
import classes from './RowPanel.module.css';
import type { rowPanelLabels } from './rowPanelLabels.ts';

type LeadFigureProps = {
  stage: Stage;
  row: { total_emissions: number };
  largest?: number;
  text: typeof rowPanelLabels;
};

/** What the panel leads with: the stage, the row's figure, and its strip. */
export function LeadFigure({ stage, row, largest = row.total_emissions, text }: LeadFigureProps) {
  return (
    <section className={classes.lead} style={stageStyle(stage)}>
      <p className={classes.stage}>{text[stage]}</p>
      <dl className={classes.total}>
        <dt>{text.total}</dt>
        <dd>
          <Quantity value={row.total_emissions} unit={text.unit} />
          <CopyFigure value={row.total_emissions} unit={text.unit} />
        </dd>
      </dl>
      <RowShare stage={stage} row={row} largest={largest} />
    </section>
  );
}
