import type { PresetId } from '@leaf/optimiser/browser';
import { Button, Input } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { SuccessNote } from '../../feedback/SuccessNote/SuccessNote.tsx';
import { ChoiceField } from '../../form/ChoiceField/ChoiceField.tsx';
import { NumberField } from '../../form/NumberField/NumberField.tsx';
import { useForm } from '../../form/useForm.ts';
import { useFormat } from '../../format/useFormat.ts';
import { SsimSlider } from '../../images/OptimizeForm/SsimSlider.tsx';
import { useLabels } from '../../labels/useLabels.ts';
import { wordOf } from '../../labels/wordOf.ts';
import { bundlePlatformNames } from '../BundlePlatforms/bundlePlatformsLabels.ts';
import { initialBundleValues, limitProblem, limitRange, toBundlePayload } from '../bundleTarget.ts';
import type { CreativeJobPayload } from '../bundleTypes.ts';
import { bundlePlatforms } from '../platforms.ts';
import classes from './BundleOptimizeForm.module.css';
import { type BundleOptimizeFormLabels, bundleOptimizeFormLabels } from './bundleOptimizeFormLabels.ts';

export type BundleOptimizeFormProps = {
  /** The job to create. The host adds the creative. */
  onSubmit: (payload: CreativeJobPayload) => void;
  submitting?: boolean;
  /** Whether the last job was created. */
  created?: boolean;
  /** Why the job could not be created. */
  error?: string;
  /** The platform chosen, empty for none. Without it the form keeps the choice. */
  preset?: PresetId | '';
  /** Another platform was chosen. */
  onPresetChange?: (preset: PresetId | '') => void;
  /** A lighter version is there already: its download is what comes first on the page. */
  again?: boolean;
  labels?: Partial<BundleOptimizeFormLabels>;
};

const choices: readonly (PresetId | '')[] = ['', ...bundlePlatforms];

/** Creates a job that makes an HTML5 creative lighter: a platform, a target, and a limit where there is one. */
export function BundleOptimizeForm({
  onSubmit,
  submitting = false,
  error,
  preset,
  onPresetChange,
  again = false,
  created = false,
  labels,
}: BundleOptimizeFormProps) {
  const text = useLabels('bundleOptimizeForm', bundleOptimizeFormLabels, labels);
  const names = useLabels('bundlePlatformNames', bundlePlatformNames);
  const format = useFormat();
  const [chosen, choose] = useUncontrolled<PresetId | ''>({
    value: preset,
    defaultValue: '',
    ...(onPresetChange && { onChange: onPresetChange }),
  });
  const form = useForm({
    mode: 'controlled',
    initialValues: initialBundleValues,
    validateInputOnChange: true,
    validate: (values) => {
      const problem = limitProblem(values);
      const { min, max } = limitRange;
      if (problem === 'number') return { limit: text.notANumber };
      return problem ? { limit: text.outOfRange(format.number(min), format.number(max)) } : {};
    },
  });
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit((values) => {
        if (!submitting) onSubmit(toBundlePayload(values, chosen));
      })}
    >
      <ErrorBanner message={error} />
      <div className={classes.fields}>
        <ChoiceField
          label={text.platform}
          description={text.platformHelp}
          choices={choices}
          word={(choice) => (choice ? wordOf(names, choice) : text.anyPlatform)}
          value={chosen}
          onChange={choose}
        />
        <div>
          <SsimSlider
            mode="lightweighting"
            label={text.target}
            value={form.values.target}
            onChange={(target) => form.setFieldValue('target', target)}
          />
          <Input.Description mt="xs">{text.targetHelp}</Input.Description>
        </div>
        <NumberField
          kind="digits"
          inputMode="decimal"
          label={text.limit}
          description={text.limitHelp}
          unit={text.kb}
          step={10}
          min={limitRange.min}
          max={limitRange.max}
          value={form.values.limit}
          error={form.errors.limit}
          onChange={(typed) => form.setFieldValue('limit', typed)}
        />
      </div>
      <Button
        type="submit"
        className={classes.submit}
        variant={again ? 'default' : undefined}
        loading={submitting}
        disabled={limitProblem(form.values) !== null}
      >
        {text.create}
      </Button>
      <SuccessNote>{created && text.created}</SuccessNote>
    </form>
  );
}
