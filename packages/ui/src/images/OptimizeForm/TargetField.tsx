import { type Mode, targetRules } from '@leaf/optimiser/browser';
import { Slider } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useId } from 'react';
import { NumberField } from '../../form/NumberField/NumberField.tsx';
import { useFormat } from '../../format/useFormat.ts';
import { type OptimizeValues, targetField } from '../optimizeTarget.ts';
import classes from './OptimizeForm.module.css';
import type { OptimizeFormLabels } from './optimizeFormLabels.ts';

export type TargetFieldProps = {
  form: UseFormReturnType<OptimizeValues>;
  mode: Mode;
  text: OptimizeFormLabels;
};

/** The target of the chosen mode: a slider for a similarity, a number with its unit, or nothing. */
export function TargetField({ form, mode, text }: TargetFieldProps) {
  const field = targetField(mode);
  if (!field) return null;
  if (field === 'ssim') return <SsimSlider form={form} mode={mode} text={text} />;
  const size = field === 'fileSize';
  return (
    <NumberField
      key={field}
      label={size ? text.fileSize : text.bpp}
      description={size ? text.fileSizeHelp : text.bppHelp}
      unit={size ? text.fileSizeUnit : text.bppUnit}
      step={size ? 10 : 0.01}
      min={targetRules[mode]?.min}
      max={targetRules[mode]?.max}
      required
      withAsterisk={false}
      value={form.values[field]}
      error={form.errors[field]}
      onChange={(typed) => form.setFieldValue(field, typed)}
    />
  );
}

function SsimSlider({ form, mode, text }: TargetFieldProps) {
  const id = useId();
  const format = useFormat();
  const rule = targetRules[mode];
  const value = form.values.ssim;
  if (!rule) return null;
  return (
    <div className={classes.slider}>
      <div className={classes.sliderHead}>
        <span id={id} className={classes.label}>
          {text.target} ({rule.unit})
        </span>
        <output className={classes.output}>{format.ssim(value)}</output>
      </div>
      <Slider
        min={rule.min}
        max={rule.max}
        step={rule.step}
        label={null}
        value={value}
        // The slider computes in binary floating point; the target has three decimals.
        onChange={(next) => form.setFieldValue('ssim', Math.round(next * 1000) / 1000)}
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
