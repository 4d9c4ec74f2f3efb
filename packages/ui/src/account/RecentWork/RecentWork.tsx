import { Anchor, Skeleton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { FootprintStrip } from '../../campaigns/FootprintStrip/FootprintStrip.tsx';
import type { FootprintPart } from '../../campaigns/FootprintStrip/footprint.ts';
import { Quantity } from '../../format/Quantity/Quantity.tsx';
import { useFormat } from '../../format/useFormat.ts';
import { saving } from '../../images/jobResult.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { Section } from '../../layout/Section/Section.tsx';
import { LeafLink } from '../../theme/LeafLink.tsx';
import classes from './RecentWork.module.css';

export const recentWorkLabels = {
  campaigns: 'Latest campaigns',
  images: 'Latest images',
  noCampaigns: 'No campaigns yet.',
  noImages: 'No images yet.',
  unit: 'kg CO2e',
  kb: 'KB',
  smaller: (percent: string) => `${percent} smaller`,
  notOptimised: 'Original',
  failed: 'Could not be loaded.',
  retry: 'Try again',
  loading: 'Loading…',
};

export type RecentCampaign = {
  id: number;
  name: string;
  href: string;
  /** kg CO2e; null if unknown. */
  total?: number | null;
  /** The parts of the total; without them there is no strip. */
  parts?: readonly FootprintPart[];
};

export type RecentImage = {
  id: number;
  name: string;
  href: string;
  /** Bytes of the upload; null if unknown. */
  before?: number | null;
  /** Bytes of the recommended file; without it the image has not been optimised. */
  after?: number | null;
};

export type RecentWorkProps = {
  /** Newest first; undefined while they load, null if they could not be loaded. */
  campaigns: readonly RecentCampaign[] | null | undefined;
  /** Newest first; undefined while they load, null if they could not be loaded. */
  images: readonly RecentImage[] | null | undefined;
  /** Reads the campaigns anew. */
  onRetryCampaigns: () => void;
  /** Reads the images anew. */
  onRetryImages: () => void;
  labels?: Partial<typeof recentWorkLabels>;
};

/** The organization's latest campaigns and images, with their figures. */
export function RecentWork({ campaigns, images, onRetryCampaigns, onRetryImages, labels }: RecentWorkProps) {
  const text = useLabels('recentWork', recentWorkLabels, labels);
  const largest = Math.max(0, ...(campaigns ?? []).map(({ total }) => total ?? 0));
  return (
    <div className={classes.columns}>
      <Section title={text.campaigns}>
        <Entries items={campaigns} empty={text.noCampaigns} onRetry={onRetryCampaigns} text={text}>
          {({ total, parts }) => (
            <>
              <span className={classes.figure}>
                <Quantity value={total} unit={text.unit} />
              </span>
              {parts && (
                <div className={classes.strip}>
                  <FootprintStrip parts={parts} share={total && largest ? total / largest : 1} />
                </div>
              )}
            </>
          )}
        </Entries>
      </Section>
      <Section title={text.images}>
        <Entries items={images} empty={text.noImages} onRetry={onRetryImages} text={text}>
          {({ before, after }) => <ImageFigure before={before} after={after} text={text} />}
        </Entries>
      </Section>
    </div>
  );
}

type Text = typeof recentWorkLabels;

function ImageFigure({ before, after, text }: Pick<RecentImage, 'before' | 'after'> & { text: Text }) {
  const { kilobytes, percent } = useFormat();
  const saved = after == null ? undefined : saving(after, before ?? undefined);
  return (
    <span className={classes.figure}>
      <Quantity value={kilobytes(after ?? before)} unit={text.kb} />
      <span className={classes.saved}>
        {saved !== undefined && saved > 0 ? text.smaller(percent(saved)) : text.notOptimised}
      </span>
    </span>
  );
}

type EntriesProps<Item> = {
  items: readonly Item[] | null | undefined;
  empty: string;
  onRetry: () => void;
  text: Text;
  children: (item: Item) => ReactNode;
};

function Entries<Item extends RecentCampaign | RecentImage>({
  items,
  empty,
  onRetry,
  text,
  children,
}: EntriesProps<Item>) {
  if (items === null)
    return (
      <p className={classes.quiet}>
        {text.failed}
        <Anchor component="button" type="button" size="sm" onClick={onRetry}>
          {text.retry}
        </Anchor>
      </p>
    );
  if (items?.length === 0) return <p className={classes.quiet}>{empty}</p>;
  return (
    <ul className={classes.list} aria-busy={items === undefined || undefined}>
      {items
        ? items.map((item) => (
            <li key={item.id} className={classes.entry}>
              <LeafLink href={item.href} className={classes.name}>
                {item.name}
              </LeafLink>
              {children(item)}
            </li>
          ))
        : [60, 44, 52].map((width) => (
            <li key={width} className={classes.entry}>
              <Skeleton height={14} my={4} width={`${width}%`}>
                <VisuallyHidden>{text.loading}</VisuallyHidden>
              </Skeleton>
              <Skeleton height={14} my={4} width={72} />
            </li>
          ))}
    </ul>
  );
}
