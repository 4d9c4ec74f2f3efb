import { bandValue, presets, recommendedBand } from '@leaf/optimiser/browser';
import { Button, UnstyledButton } from '@mantine/core';
import { useContext } from 'react';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { SuccessNote } from '../../feedback/SuccessNote/SuccessNote.tsx';
import { ChoiceField } from '../../form/ChoiceField/ChoiceField.tsx';
import { numberMarks } from '../../form/digits.ts';
import { useForm } from '../../form/useForm.ts';
import { useFormat } from '../../format/useFormat.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { Section } from '../../layout/Section/Section.tsx';
import { LeafLink } from '../../theme/LeafLink.tsx';
import { LeafContext } from '../../theme/leafContext.ts';
import {
  type OptimizePayload,
  type OptimizeValues,
  optimizeModes,
  startingValues,
  targetField,
  targetProblem,
  toOptimizePayload,
  withSettings,
} from '../optimizeTarget.ts';
import { RecommendedSsimTable } from '../RecommendedSsimTable/RecommendedSsimTable.tsx';
import { isSize, isSsimMode } from '../recommendedBand.ts';
import classes from './OptimizeForm.module.css';
import { optimizeFormLabels } from './optimizeFormLabels.ts';
import { SavedSettings, type SettingsKept } from './SavedSettings.tsx';
import { TargetField } from './TargetField.tsx';
import { targetMessage } from './targetMessage.ts';

const platforms: readonly OptimizeValues['preset'][] = ['', ...presets.map(({ id }) => id)];

export type OptimizeFormProps = {
  /** The job to create, with rounded target. The host adds the image. */
  onSubmit: (payload: OptimizePayload) => void;
  submitting?: boolean;
  /** Why the job could not be created. */
  error?: string;
  /** Whether the last job was created. */
  created?: boolean;
  /** The address of the image's jobs, linked once one has been created. */
  jobsHref?: string;
  /** Size of the image, for the recommended target. */
  megapixels?: number | null;
  /** Starts the slider at the value recommended for the image, not at 0.980: pass it once a job of it has finished. */
  startRecommended?: boolean;
  /** The settings that the organization keeps under names; without them none are offered. */
  kept?: SettingsKept;
  labels?: Partial<typeof optimizeFormLabels>;
};

/** Creates an optimisation job: a mode, its target, and the similarity recommended for the image's size. */
export function OptimizeForm({
  onSubmit,
  submitting = false,
  error,
  created = false,
  jobsHref,
  megapixels,
  startRecommended = false,
  kept,
  labels,
}: OptimizeFormProps) {
  const text = useLabels('optimizeForm', optimizeFormLabels, labels);
  const format = useFormat();
  const { locale } = useContext(LeafContext);
  const typed = numberMarks(locale).write;
  const form = useForm<OptimizeValues>({
    mode: 'controlled',
    initialValues: startingValues(startRecommended ? megapixels : null, typed),
    validateInputOnChange: true,
    validate: (values) => {
      const field = targetField(values.mode);
      const message = targetMessage(values, text, format);
      return field && message ? { [field]: message } : {};
    },
  });
  const { mode, ssim } = form.values;
  const band = isSsimMode(mode) && isSize(megapixels) ? recommendedBand(megapixels) : undefined;
  const recommended = band && bandValue(band, mode);

  return (
    <div className={classes.parts}>
      <Section>
        {kept && (
          <SavedSettings
            kept={kept}
            settings={targetProblem(form.values) === null ? toOptimizePayload(form.values) : null}
            onChoose={(settings) => form.setValues(withSettings(form.values, settings, typed))}
            text={text}
          />
        )}
        <form
          noValidate
          className={classes.form}
          onSubmit={form.onSubmit((values) => {
            if (!submitting) onSubmit(toOptimizePayload(values));
          })}
        >
          <ErrorBanner message={error} />
          <ChoiceField
            label={text.mode}
            description={text[`about:${mode}`]}
            choices={optimizeModes}
            word={(choice) => text[`name:${choice}`]}
            value={mode}
            onChange={(choice) => form.setFieldValue('mode', choice)}
          />
          <TargetField form={form} mode={mode} text={text} />
          {recommended !== undefined && (
            <p className={classes.recommended}>
              {text.recommended(format.ssim(recommended))}
              {recommended !== ssim && (
                <UnstyledButton
                  className={classes.use}
                  onClick={({ currentTarget }) => {
                    // The button is gone then; the slider says the value that it takes.
                    currentTarget.form?.querySelector<HTMLElement>('[type=range]')?.focus();
                    form.setFieldValue('ssim', recommended);
                  }}
                >
                  {text.useRecommended}
                </UnstyledButton>
              )}
            </p>
          )}
          <ChoiceField
            label={text.platform}
            description={text.platformHelp}
            choices={platforms}
            word={(choice) => (choice ? text[`platform:${choice}`] : text.anyPlatform)}
            value={form.values.preset}
            onChange={(choice) => form.setFieldValue('preset', choice)}
          />
          <Button
            type="submit"
            className={classes.submit}
            loading={submitting}
            disabled={targetProblem(form.values) !== null}
          >
            {text.create}
          </Button>
          <SuccessNote>
            {created && (
              <>
                {text.created}
                {jobsHref && (
                  <>
                    {' '}
                    <LeafLink href={jobsHref}>{text.showJobs}</LeafLink>
                  </>
                )}
              </>
            )}
          </SuccessNote>
        </form>
      </Section>
      <RecommendedSsimTable mode={mode} value={ssim} megapixels={megapixels} />
    </div>
  );
}
