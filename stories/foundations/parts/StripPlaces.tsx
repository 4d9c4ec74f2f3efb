import { campaignRows } from '../../../packages/ui/src/campaigns/fixtures.ts';
import { Quantity } from '../../../packages/ui/src/format/Quantity/Quantity.tsx';
import { campaignFootprint, FootprintStrip, stageFootprint } from '../../../packages/ui/src/index.ts';
import classes from './StripPlaces.module.css';

const campaign = campaignFootprint(campaignRows);
const totalOf = (rows: readonly { total_emissions: number }[]) =>
  rows.reduce((sum, row) => sum + row.total_emissions, 0);
const largest = Math.max(...campaignRows.selection.map((row) => row.total_emissions));

/** The strip in each of its sizes, beside the figure that it breaks down. */
export function StripPlaces() {
  return (
    <div className={classes.places}>
      <section className={classes.place} aria-label="Head of a campaign">
        <div className={classes.about}>Head of a campaign · 32 px · the whole width</div>
        <Quantity size="xl" value={totalOf(Object.values(campaignRows).flat())} unit="kg CO2e" />
        <FootprintStrip size="lg" parts={campaign} />
      </section>
      <section className={classes.place} aria-label="Live estimate, example, export">
        <div className={classes.about}>Live estimate, example, export · 12 px</div>
        <FootprintStrip size="md" parts={campaign} />
      </section>
      <section className={classes.place} aria-label="Card of a stage">
        <div className={classes.about}>Card of a stage · 6 px · the stage’s parts</div>
        <Quantity size="lg" value={totalOf(campaignRows.delivery)} unit="kg CO2e" />
        <FootprintStrip size="sm" parts={stageFootprint('delivery', campaignRows.delivery)} />
      </section>
      <section className={classes.place} aria-label="Rows of a table">
        <div className={classes.about}>Rows of a table · 4 px · share of the largest row</div>
        {campaignRows.selection.map((row) => (
          <div key={row.id} className={classes.row}>
            <span>{row.name}</span>
            <div>
              <Quantity value={row.total_emissions} unit="kg CO2e" />
              <FootprintStrip
                size="xs"
                share={row.total_emissions / largest}
                parts={stageFootprint('selection', [row])}
              />
            </div>
          </div>
        ))}
      </section>
    </div>
  );
}

/** The three kinds of emissions, as they appear everywhere. */
export function StripKinds() {
  const kinds = [
    { words: 'Electricity (use-phase)', parts: [{ stage: 'delivery', kind: 'electricity', value: 1 }] },
    { words: 'Embodied', parts: [{ stage: 'delivery', kind: 'embodied', value: 1 }] },
    { words: 'Storage: neither alone', parts: [{ stage: 'storage', kind: 'whole', value: 1 }] },
  ] as const;
  return (
    <div className={classes.kinds}>
      {kinds.map(({ words, parts }) => (
        <div key={words}>
          <FootprintStrip parts={parts.map((part) => ({ ...part, name: words }))} />
          <span>{words}</span>
        </div>
      ))}
    </div>
  );
}
