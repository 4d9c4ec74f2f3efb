import type { Stage } from '@leaf/emissions';
import { Quantity } from '../../../format/Quantity/Quantity.tsx';
import { stageStyle } from '../../../theme/stageStyle.ts';
import type { StageRow } from '../../../types.ts';
import { FootprintStrip } from '../../FootprintStrip/FootprintStrip.tsx';
import { CopyFigure } from '../FigureTrace/CopyFigure.tsx';
import { rowParts } from '../RowTab/RowShare.tsx';
import classes from './RowPanel.module.css';
import type { rowPanelLabels } from './rowPanelLabels.ts';

type LeadFigureProps<S extends Stage> = {
  stage: S;
  row: StageRow[S];
  largest?: number;
  text: typeof rowPanelLabels;
};

/** The header of the panel: the stage, the row's figure, and its strip. */
export function LeadFigure<S extends Stage>({ stage, row, largest, text }: LeadFigureProps<S>) {
  const most = largest ?? row.total_emissions;
  return (
    <section className={classes.lead} style={stageStyle(stage)}>
      <p className={classes.stage}>{text[stage]}</p>
      <dl className={classes.total}>
        <dt>{text.total}</dt>
        <dd>
          <Quantity value={row.total_emissions} unit={text.unit} size="lg" />
          <CopyFigure value={row.total_emissions} unit={text.unit} />
        </dd>
      </dl>
      <FootprintStrip parts={rowParts(stage, row)} share={most > 0 ? row.total_emissions / most : 0} />
    </section>
  );
}
