import type { PresetId } from '@leaf/optimiser/browser';
import type { ReactNode } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { noValue } from '../../format/format.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { Section } from '../../layout/Section/Section.tsx';
import { BundleFiles } from '../BundleFiles/BundleFiles.tsx';
import { BundlePlatforms } from '../BundlePlatforms/BundlePlatforms.tsx';
import type { BundleDetail, BundleOutcome } from '../bundleTypes.ts';
import { filesOfOthers } from '../otherStarts.ts';
import classes from './BundleOverview.module.css';
import { BundleWeight } from './BundleWeight.tsx';
import { type BundleOverviewLabels, bundleOverviewLabels } from './bundleOverviewLabels.ts';
import { Findings } from './Findings.tsx';

export type BundleOverviewProps = {
  /** Absent while it loads. */
  bundle?: BundleDetail;
  /** It could not be loaded, and the page says so: the shape stays, with dashes. */
  failed?: boolean;
  /** Why its jobs, or what the newest of them made of it, could not be loaded. */
  error?: string;
  /** What to do about that error, such as `ErrorStep`. */
  errorAction?: ReactNode;
  /** What the newest finished job made of it. */
  outcome?: BundleOutcome;
  /** The platform that it is checked against. */
  preset: PresetId;
  /** Another platform was chosen. */
  onPresetChange: (preset: PresetId) => void;
  /** The page with the form of a new job; offered while there is no lighter version. */
  optimizeHref?: string;
  /** The creative as it runs: `BundlePreview`. */
  preview?: ReactNode;
  labels?: Partial<BundleOverviewLabels>;
};

/** The overview of an HTML5 creative: whether it is light enough, where it can be uploaded, and what is in it. */
export function BundleOverview({
  bundle,
  failed = false,
  error,
  errorAction,
  outcome,
  preset,
  onPresetChange,
  optimizeHref,
  preview,
  labels,
}: BundleOverviewProps) {
  const text = useLabels('bundleOverview', bundleOverviewLabels, labels);
  const others = bundle && filesOfOthers(bundle.inventory).map(({ path }) => path);
  return (
    <div className={classes.parts}>
      <ErrorBanner message={error} action={errorAction} />
      <Section title={text.weight}>
        <BundleWeight
          bundle={bundle}
          failed={failed}
          outcome={outcome}
          preset={preset}
          onPresetChange={onPresetChange}
          optimizeHref={outcome ? undefined : optimizeHref}
          text={text}
        />
      </Section>
      {bundle && (
        <>
          <Section title={text.platforms}>
            <BundlePlatforms bundle={bundle} outcome={outcome} preset={preset} />
          </Section>
          <Section title={text.findings}>
            <Findings inventory={bundle.inventory} text={text} />
          </Section>
        </>
      )}
      <Section title={text.files} flush>
        {failed ? (
          <EmptyState picture="files" message={noValue} />
        ) : (
          <BundleFiles files={bundle?.inventory.files ?? []} others={others} loading={!bundle} />
        )}
      </Section>
      {bundle && preview && <Section title={text.preview}>{preview}</Section>}
    </div>
  );
}
