import type { BrokenBundleRule, PresetId } from '@leaf/optimiser/browser';
import { Button, Skeleton } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import { ChoiceField } from '../../form/ChoiceField/ChoiceField.tsx';
import { noValue } from '../../format/format.ts';
import { Quantity } from '../../format/Quantity/Quantity.tsx';
import { useFormat } from '../../format/useFormat.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { wordOf } from '../../labels/wordOf.ts';
import { LeafLink } from '../../theme/LeafLink.tsx';
import { bundlePlatformNames, bundlePlatformsLabels } from '../BundlePlatforms/bundlePlatformsLabels.ts';
import type { BundleDetail, BundleOutcome } from '../bundleTypes.ts';
import { brokenWords, bundlePlatforms, possibleWords } from '../platforms.ts';
import { lightened, type WeightVerdict, weigh } from '../weight.ts';
import classes from './BundleOverview.module.css';
import type { BundleOverviewLabels } from './bundleOverviewLabels.ts';

type BundleWeightProps = {
  bundle: BundleDetail | undefined;
  failed: boolean;
  outcome: BundleOutcome | undefined;
  preset: PresetId;
  onPresetChange: (preset: PresetId) => void;
  optimizeHref: string | undefined;
  text: BundleOverviewLabels;
};

/** Whether a creative is light enough for a platform, and what it loads. */
export function BundleWeight({
  bundle,
  failed,
  outcome,
  preset,
  onPresetChange,
  optimizeHref,
  text,
}: BundleWeightProps) {
  const names = useLabels('bundlePlatformNames', bundlePlatformNames);
  const platform = wordOf(names, preset);
  return (
    <div className={classes.weight}>
      <ChoiceField
        className={classes.platform}
        label={text.platform}
        choices={bundlePlatforms}
        word={(choice) => wordOf(names, choice)}
        value={preset}
        onChange={onPresetChange}
      />
      {bundle ? (
        <div className={classes.verdicts}>
          <Verdict
            bundle={bundle}
            preset={preset}
            of={outcome && text.uploaded}
            platform={platform}
            text={text}
          />
          {outcome && (
            <Verdict
              bundle={lightened(bundle, outcome)}
              preset={preset}
              of={text.lighter}
              platform={platform}
              text={text}
            />
          )}
        </div>
      ) : (
        <Figures failed={failed} text={text} />
      )}
      {bundle && optimizeHref && (
        <Button component={LeafLink} href={optimizeHref} className={classes.make}>
          {text.make}
        </Button>
      )}
    </div>
  );
}

const icons: Record<WeightVerdict, typeof IconCircleCheck> = {
  light: IconCircleCheck,
  heavy: IconCircleX,
  unknown: IconInfoCircle,
};

type VerdictProps = {
  bundle: BundleDetail;
  preset: PresetId;
  /** Which version it is about, where there are two. */
  of: string | undefined;
  platform: string;
  text: BundleOverviewLabels;
};

function Verdict({ bundle, preset, of, platform, text }: VerdictProps) {
  const words = useLabels('bundlePlatforms', bundlePlatformsLabels);
  const format = useFormat();
  const weighed = weigh(preset, bundle);
  if (!weighed) return null;
  const { verdict, breaks, mayBreak, room } = weighed;
  const Icon = icons[verdict];
  const taken = breaks.length + mayBreak.length === 0 ? room : [];
  const possible = (one: BrokenBundleRule) =>
    (bundle.inventory.possible && possibleWords(one, words, format)) ?? brokenWords(one, words, format);
  const reasons = [
    ...breaks.map((one) => brokenWords(one, words, format)),
    ...[...mayBreak, ...taken].map(possible),
  ];
  return (
    <div className={classes.verdict}>
      {of && <span className={classes.label}>{of}</span>}
      <p role="status" className={classes.word} data-verdict={verdict}>
        <Icon size={20} stroke={1.75} aria-hidden className={classes.icon} />
        {text[verdict](platform)}
      </p>
      <ul className={classes.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <Figures bundle={bundle} text={text} />
    </div>
  );
}

type FiguresProps = { bundle?: BundleDetail; failed?: boolean; text: BundleOverviewLabels };

/** What a version loads; its places until it is known. */
function Figures({ bundle, failed = false, text }: FiguresProps) {
  const format = useFormat();
  const load = { requests: undefined, transfer: undefined };
  const { possible } = bundle?.inventory ?? {};
  const figures = [
    { label: text.zip, bytes: bundle?.bytes, requests: undefined },
    ...(['initial', 'later'] as const).map((one) => {
      const { requests, transfer } = bundle?.inventory[one] ?? load;
      return { label: text[one], bytes: transfer, requests };
    }),
  ];
  return (
    <dl className={classes.figures} aria-busy={(!bundle && !failed) || undefined}>
      {figures.map(({ label, bytes, requests }) => (
        <div key={label}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.figure}>
            {bytes !== undefined && (
              <Quantity
                size="md"
                value={format.kilobytes(bytes)}
                unit={text.kb}
                exact={`${format.exact(bytes / 1000)} ${text.kb}`}
              />
            )}
            {bytes === undefined && failed && noValue}
            {bytes === undefined && !failed && (
              <Skeleton component="span" height={20} width={96} className={classes.waiting} />
            )}
            {possible && requests !== undefined && (
              <span className={classes.requests}>
                {text.atLeast(format.kilobytes((bytes ?? 0) + possible.transfer))}
              </span>
            )}
            {requests !== undefined && (
              <bdi className={classes.requests}>{text.requests(format.number(requests), requests === 1)}</bdi>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
