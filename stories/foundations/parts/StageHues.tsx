import { stages } from '@leaf/emissions';
import { stageLabels } from '../../../packages/ui/src/labels/stageLabels.ts';
import { roles, stagePalette } from '../../../packages/ui/src/theme/colours.ts';
import { Ratio } from './Ratio.tsx';
import { SchemePanels } from './SchemePanels.tsx';
import classes from './StageHues.module.css';

/**
 * One hue per stage and its steps for components, solid for electricity and hatched for embodied emissions: the first is
 * measured against the surface, each other against the one before.
 */
export function StageHues() {
  return (
    <SchemePanels>
      {(scheme) =>
        stages.map((stage) => {
          const { base, soft, tint, steps } = stagePalette[scheme][stage];
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
                        background: `linear-gradient(90deg, ${step} 50%, transparent 50%), repeating-linear-gradient(135deg, ${step} 0 1.5px, ${tint} 1.5px 4.5px)`,
                        boxShadow: index > 1 ? `inset 0 0 0 1px ${steps[0]}` : undefined,
                      }}
                    />
                    <div className={classes.figure}>
                      {index + 1} ·{' '}
                      {index === 0 ? (
                        <Ratio colour={step} on={surface} atLeast={3} />
                      ) : (
                        <Ratio colour={step} on={steps[index - 1] ?? step} atLeast={1.4} />
                      )}
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
