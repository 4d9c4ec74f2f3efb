import { type Mode, targetRules } from '@leaf/optimiser/browser';
import { Slider } from '@mantine/core';
import { useId } from 'react';
import { useFormat } from '../../format/useFormat.ts';
import classes from './SsimSlider.module.css';

export type SsimSliderProps = {
  /** The mode whose similarity is the target. */
  mode: Mode;
  label: string;
  value: number;
  onChange: (value: number) => void;
};

/** A similarity to the original, from 0.94 to 0.99. */
export function SsimSlider({ mode, label, value, onChange }: SsimSliderProps) {
  const id = useId();
  const format = useFormat();
  const rule = targetRules[mode];
  if (!rule) return null;
  return (
    <div className={classes.slider}>
      <div className={classes.sliderHead}>
        <span id={id} className={classes.label}>
          {label} ({rule.unit})
        </span>
        <span className={classes.output}>{format.ssim(value)}</span>
      </div>
      <Slider
        min={rule.min}
        max={rule.max}
        step={rule.step}
        label={null}
        value={value}
        // The slider computes in binary floating point; the target has three decimals.
        onChange={(next) => onChange(Math.round(next * 1000) / 1000)}
        thumbValueText={format.ssim(value)}
        thumbProps={{ 'aria-labelledby': id }}
      />
      <div className={classes.edges} aria-hidden>
        <span>{format.number(rule.min, { decimals: 2 })}</span>
        <span>{format.number(rule.max, { decimals: 2 })}</span>
      </div>
    </div>
  );
}
