import { type Mode, targetRules } from '@leaf/optimiser/browser';
import { type CSSProperties, useId, useRef } from 'react';
import { useFormat } from '../../format/useFormat.ts';
import classes from './SsimSlider.module.css';

export type SsimSliderProps = {
  /** The mode whose similarity is the target. */
  mode: Mode;
  label: string;
  value: number;
  onChange: (value: number) => void;
};

/**
 * A similarity to the original, from 0.94 to 0.99. A native input, because a finger that starts on it can still scroll
 * the page.
 */
export function SsimSlider({ mode, label, value, onChange }: SsimSliderProps) {
  const id = useId();
  const format = useFormat();
  const pressedAt = useRef(value);
  const rule = targetRules[mode];
  if (!rule) return null;
  const filled: CSSProperties & Record<'--filled', number> = {
    '--filled': (value - rule.min) / (rule.max - rule.min),
  };
  return (
    <div className={classes.slider}>
      <div className={classes.sliderHead}>
        <label htmlFor={id} className={classes.label}>
          {label} ({rule.unit})
        </label>
        <span className={classes.output}>{format.ssim(value)}</span>
      </div>
      <div className={classes.track} style={filled}>
        <input
          type="range"
          id={id}
          className={classes.range}
          aria-valuetext={format.ssim(value)}
          min={rule.min}
          max={rule.max}
          step={rule.step}
          value={value}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
          onPointerDown={() => {
            pressedAt.current = value;
          }}
          // The finger turned out to scroll the page; browsers have already moved the thumb to where it came down.
          onPointerCancel={() => onChange(pressedAt.current)}
        />
      </div>
      <div className={classes.edges} aria-hidden>
        <span>{format.number(rule.min, { decimals: 2 })}</span>
        <span>{format.number(rule.max, { decimals: 2 })}</span>
      </div>
    </div>
  );
}
