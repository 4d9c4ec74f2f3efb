import type { PresetId } from '@leaf/optimiser/browser';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconDownload, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { Loading } from '../../feedback/Loading/Loading.tsx';
import { useFormat } from '../../format/useFormat.ts';
import { SizeComparison } from '../../images/JobResult/SizeComparison.tsx';
import { useLabels } from '../../labels/useLabels.ts';
import { BundlePlatforms } from '../BundlePlatforms/BundlePlatforms.tsx';
import type { BundleDetail, CreativeBudget, CreativeJobResult } from '../bundleTypes.ts';
import { mostOf } from '../weight.ts';
import classes from './BundleResult.module.css';
import { type BundleResultLabels, bundleResultLabels } from './bundleResultLabels.ts';
import { PictureTable } from './PictureTable.tsx';

export type BundleResultProps = {
  /** Absent while the job has none. */
  result?: CreativeJobResult | null;
  /** The creative as it was uploaded, for the verdict of each platform. */
  bundle?: BundleDetail;
  /** The platform that the job was for. */
  preset?: PresetId;
  /** The result is loading. */
  loading?: boolean;
  /** Why the result could not be loaded, or the ZIP could not be saved. */
  error?: string;
  /** What to do about the error, such as `ErrorStep`. */
  errorAction?: ReactNode;
  /** Saves the lighter ZIP. */
  onDownload: () => void;
  /** The download is being prepared. */
  downloading?: boolean;
  /** Both versions as they run: `BundlePreview`. */
  preview?: ReactNode;
  /** What the weight of the lighter version changes in a campaign: `WeightBridge` from the compare entry. */
  bridge?: ReactNode;
  labels?: Partial<BundleResultLabels>;
};

/** What a job made of an HTML5 creative: how much lighter it is, which limits it keeps, and what became of each picture. */
export function BundleResult({
  result,
  bundle,
  preset,
  loading = false,
  error,
  errorAction,
  onDownload,
  downloading = false,
  preview,
  bridge,
  labels,
}: BundleResultProps) {
  const text = useLabels('bundleResult', bundleResultLabels, labels);
  const format = useFormat();
  if (loading && !result) return <Loading minHeight={280} />;
  if (!result)
    return error ? (
      <ErrorBanner message={error} action={errorAction} />
    ) : (
      <p className={classes.none}>{text.notAvailable}</p>
    );
  const { before, after, budgets, pictures, left_out: leftOut = [] } = result;
  const totals = [
    { of: 'zip' as const, now: after.bytes, was: before.bytes },
    { of: 'initial' as const, now: after.initial.transfer, was: before.initial.transfer },
    { of: 'later' as const, now: after.later.transfer, was: before.later.transfer },
  ].filter(({ was }) => was > 0);
  return (
    <div className={classes.result}>
      <ErrorBanner message={error} action={errorAction} />
      <div className={classes.totals}>
        {totals.map(({ of, now, was }) => (
          <section key={of} aria-label={text[of]}>
            <h3 className={classes.label}>{text[of]}</h3>
            <SizeComparison bytes={now} originalBytes={was} labels={text} />
            {after.possible && of !== 'zip' && (
              <p className={classes.note}>{text.atLeast(format.kilobytes(mostOf(of, after)))}</p>
            )}
          </section>
        ))}
      </div>
      {leftOut.length > 0 && (
        <p className={classes.note}>{text.leftOut(format.number(leftOut.length), leftOut.length === 1)}</p>
      )}
      {budgets.length > 0 && (
        <ul className={classes.budgets} aria-label={text.budgets}>
          {budgets.map((budget) => (
            <Budget key={budget.of} budget={budget} most={mostOf(budget.of, after)} text={text} />
          ))}
        </ul>
      )}
      <Button
        className={classes.download}
        leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
        disabled={downloading}
        onClick={onDownload}
      >
        {downloading ? text.preparing : text.download}
      </Button>
      <section className={classes.part} aria-label={text.pictures}>
        <h3 className={classes.title}>{text.pictures}</h3>
        <PictureTable pictures={pictures} text={text} />
      </section>
      {bundle && (
        <section className={classes.part} aria-label={text.platforms}>
          <h3 className={classes.title}>{text.platforms}</h3>
          <BundlePlatforms bundle={bundle} outcome={result} preset={preset} />
        </section>
      )}
      {preview && (
        <section className={classes.part} aria-label={text.preview}>
          <h3 className={classes.title}>{text.preview}</h3>
          {preview}
        </section>
      )}
      {bridge && (
        <div className={classes.part}>
          {after.possible && <p className={classes.note}>{text.bridgeLeast}</p>}
          {bridge}
        </div>
      )}
    </div>
  );
}

type BudgetProps = {
  budget: CreativeBudget;
  /** Bytes that may count towards it. */
  most: number;
  text: BundleResultLabels;
};

const icons = { kept: IconCircleCheck, unknown: IconInfoCircle, broken: IconCircleX };

function Budget({ budget, most, text }: BudgetProps) {
  const format = useFormat();
  const { of, limit, kept, least } = budget;
  const state = kept ? (most > limit ? 'unknown' : 'kept') : 'broken';
  const Icon = icons[state];
  const what = text[`of:${of}`];
  const allowed = format.kilobytes(limit);
  const words = () => {
    if (state === 'unknown') return text.keptUnknown(what, allowed, format.kilobytes(most));
    if (kept) return text.kept(what, allowed);
    return least === null
      ? text.brokenFar(what, allowed)
      : text.broken(what, allowed, format.kilobytes(least));
  };
  return (
    <li className={classes.budget} data-state={state}>
      <Icon size={16} stroke={1.75} aria-hidden className={classes.icon} />
      {words()}
    </li>
  );
}
