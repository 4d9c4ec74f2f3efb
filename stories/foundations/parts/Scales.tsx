import { amber, dark, evergreen, gray, green, red, roles } from '../../../packages/ui/src/theme/colours.ts';
import { contrast } from './contrast.ts';
import classes from './Scales.module.css';

const scales = { evergreen, green, red, amber, gray, dark };
const [black, white] = [roles.light.text, roles.light.surface];

/** The scales behind the roles. Each number is the contrast of the step with white. */
export function Scales() {
  return (
    <div className={classes.scales}>
      {Object.entries(scales).map(([name, steps]) => (
        <div key={name} className={classes.row}>
          <div className={classes.name}>{name}</div>
          <div className={classes.steps}>
            {steps.map((step, index) => {
              const onWhite = contrast(step, white);
              const ink = onWhite >= 4.5 ? white : black;
              return (
                <div
                  key={step}
                  className={classes.step}
                  style={{ background: step, color: ink }}
                  title={`${name}.${index} ${step}`}
                >
                  <span>{index}</span>
                  <span>{onWhite.toFixed(1)}</span>
                </div>
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
}
