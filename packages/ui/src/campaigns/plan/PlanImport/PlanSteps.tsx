import { useEffect, useRef } from 'react';
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
  const current = useRef<HTMLSpanElement>(null);
  const before = useRef(step);
  // What was pressed has gone with the step before.
  useEffect(() => {
    if (before.current !== step && document.activeElement === document.body)
      current.current?.focus({ preventScroll: true });
    before.current = step;
  }, [step]);
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
              <span
                className={classes.stepButton}
                {...(name === step && { ref: current, tabIndex: -1, 'aria-current': 'step' })}
              >
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
