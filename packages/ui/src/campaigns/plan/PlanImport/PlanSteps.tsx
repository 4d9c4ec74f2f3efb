import classes from './PlanSteps.module.css';
import { usePlanText } from './planText.ts';
import type { PlanStep } from './usePlanImport.ts';

const order: readonly PlanStep[] = ['give', 'columns', 'check', 'done'];

type PlanStepsProps = {
  step: PlanStep;
  /** Whether a step can be opened. */
  open: (step: PlanStep) => boolean;
  onStep: (step: PlanStep) => void;
};

/** The four steps of an import; those that can be opened are buttons. */
export function PlanSteps({ step, open, onStep }: PlanStepsProps) {
  const text = usePlanText();
  return (
    <nav aria-label={text.steps}>
      <ol className={classes.steps}>
        {order.map((name, index) => (
          <li key={name} className={classes.step} data-done={order.indexOf(step) > index || undefined}>
            {open(name) && name !== step ? (
              <button type="button" className={classes.stepButton} onClick={() => onStep(name)}>
                <StepMark number={index + 1} />
                {text[name]}
              </button>
            ) : (
              <span className={classes.stepButton} aria-current={name === step ? 'step' : undefined}>
                <StepMark number={index + 1} />
                {text[name]}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const StepMark = ({ number }: { number: number }) => (
  <span aria-hidden className={classes.stepMark}>
    {number}
  </span>
);
