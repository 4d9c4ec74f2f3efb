import { amber, dark, evergreen, gray, green, red, roles } from '../../../packages/ui/src/theme/colours.ts';
import { contrast } from './contrast.ts';
import classes from './Scales.module.css';

const scales = { evergreen, green, red, amber, gray, dark };
const white = roles.light.surface;

/** The scales behind the roles. Each number is the contrast of the step against white. */
export function Scales() {
  return (
    <div className={classes.scales}>
      {Object.entries(scales).map(([name, steps]) => (
        <div key={name} className={classes.row}>
          <div className={classes.name}>{name}</div>
          <div className={classes.steps}>
            {steps.map((step, index) => (
              <div key={step} title={`${name}.${index} ${step}`}>
                <div className={classes.step} style={{ background: step }} />
                <div className={classes.figures}>
                  <strong>{index}</strong> <span>{contrast(step, white).toFixed(1)}</span>
                </div>
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
