import { type Mode, targetRules } from '@leaf/optimiser/browser';
import type { UseFormReturnType } from '@mantine/form';
import { NumberField } from '../../form/NumberField/NumberField.tsx';
import { type OptimizeValues, targetField } from '../optimizeTarget.ts';
import type { OptimizeFormLabels } from './optimizeFormLabels.ts';
import { SsimSlider } from './SsimSlider.tsx';

export type TargetFieldProps = {
  form: UseFormReturnType<OptimizeValues>;
  mode: Mode;
  text: OptimizeFormLabels;
};

/** The target of the chosen mode: a slider for a similarity, a number with its unit, or nothing. */
export function TargetField({ form, mode, text }: TargetFieldProps) {
  const field = targetField(mode);
  if (!field) return null;
  if (field === 'ssim')
    return (
      <SsimSlider
        mode={mode}
        label={text.target}
        value={form.values.ssim}
        onChange={(ssim) => form.setFieldValue('ssim', ssim)}
      />
    );
  const size = field === 'fileSize';
  return (
    <NumberField
      key={field}
      // Thousands may be typed as `1,500`. What is no whole number stays as typed, and is rounded.
      kind={size ? 'digits' : 'decimal'}
      inputMode="decimal"
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
