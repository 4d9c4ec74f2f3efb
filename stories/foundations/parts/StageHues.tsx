import { stages } from '@leaf/emissions';
import { stageLabels } from '../../../packages/ui/src/labels/stageLabels.ts';
import { roles, stagePalette } from '../../../packages/ui/src/theme/colours.ts';
import { Ratio } from './Ratio.tsx';
import { SchemePanels } from './SchemePanels.tsx';
import classes from './StageHues.module.css';

/** One hue per stage, its steps for components: solid for electricity, hatched for embodied emissions. */
export function StageHues() {
  return (
    <SchemePanels>
      {(scheme) =>
        stages.map((stage) => {
          const { base, soft, steps } = stagePalette[scheme][stage];
          const { surface } = roles[scheme];
          return (
            <div key={stage} className={classes.stage}>
              <div className={classes.name}>
                <strong style={{ color: base }}>{stageLabels[stage]}</strong>
                <span className={classes.soft} style={{ background: soft, color: base }}>
                  on its tint <Ratio colour={base} on={soft} atLeast={4.5} />
                </span>
              </div>
              <div className={classes.steps}>
                {steps.map((step, index) => (
                  <div key={step}>
                    <div
                      className={classes.step}
                      style={{
                        background: `linear-gradient(90deg, ${step} 50%, transparent 50%), repeating-linear-gradient(135deg, ${step} 0 3px, ${surface} 3px 6px)`,
                      }}
                    />
                    <div className={classes.figure}>
                      {index + 1} · <Ratio colour={step} on={surface} atLeast={3} />
                    </div>
                  </div>
                ))}
              </div>
            </div>
          );
        })
      }
    </SchemePanels>
  );
}
