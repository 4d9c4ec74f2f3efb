import { Anchor, Button } from '@mantine/core';
import { IconArrowRight, IconChartBar, IconPhotoDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { errorStepLabels } from '../../feedback/ErrorStep/ErrorStep.tsx';
import { useFormatsAhead } from '../../format/useFormatsAhead.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { LeafLink } from '../../theme/LeafLink.tsx';
import type { User } from '../../types.ts';
import classes from './UtilityScreen.module.css';

export const utilityLabels = {
  title: 'Select Utility',
  campaigns: 'Campaign emissions',
  campaignsDescription:
    'Estimate the emissions of a campaign in storage, selection, delivery and consumption.',
  images: 'Image optimiser',
  imagesDescription: 'Find the smallest file of a creative in every format, at a measured quality.',
  organization: 'Manage Organization',
  admin: 'Admin Dashboard',
  unverified: 'The tools open once your e-mail address is verified.',
  noOrganization: 'The tools are for members of an organization.',
  waitingMember: 'The tools open once an admin of the organization approves your request.',
  waitingOrganization: 'The tools open once the platform operator approves your organization.',
  noPlan: 'The tools open once your organization has a plan.',
};

/**
 * What the tools wait for: a verified e-mail address, the choice of an organization, its admin, the operator, or a plan.
 */
export type ToolsWait = 'email' | 'organization' | 'member' | 'approval' | 'plan';

export type UtilityScreenProps = {
  /** Who looks at it; it decides which doors there are. */
  user: Pick<User, 'is_admin' | 'leaf_admin' | 'organization_name'>;
  /** The campaign tool. */
  campaignsHref: string;
  /** The image tool. */
  imagesHref: string;
  /** The page of the organization, for its admins. */
  organizationHref: string;
  /** The page of the operator, for platform admins. */
  adminHref: string;
  /** Why the tools are not open to the user yet, and where to go about it. Default: they are open. */
  wait?: { for: ToolsWait; href: string } | undefined;
  error?: string;
  /** What to do about the error, such as `ErrorStep`. */
  errorAction?: ReactNode;
  /** The latest work, such as `RecentWork`. */
  recent?: ReactNode;
  labels?: Partial<typeof utilityLabels>;
};

/** Offers the two tools, and the pages that the user's roles allow. */
export function UtilityScreen({
  user,
  campaignsHref,
  imagesHref,
  organizationHref,
  adminHref,
  wait,
  error,
  errorAction,
  recent,
  labels,
}: UtilityScreenProps) {
  const text = useLabels('utility', utilityLabels, labels);
  useFormatsAhead();
  return (
    <div className={classes.page}>
      <PageHeader
        title={text.title}
        description={
          <>
            {(user.organization_name || !wait) && <div>{user.organization_name ?? text.noOrganization}</div>}
            {wait && <WaitNote {...wait} text={text} />}
          </>
        }
        error={error}
        errorAction={errorAction}
        actions={
          (user.is_admin || user.leaf_admin) && (
            <>
              {user.is_admin && (
                <Button component={LeafLink} href={organizationHref} variant="default">
                  {text.organization}
                </Button>
              )}
              {user.leaf_admin && (
                <Button component={LeafLink} href={adminHref} variant="default">
                  {text.admin}
                </Button>
              )}
            </>
          )
        }
      />
      <ul className={classes.tiles}>
        <Tile
          href={campaignsHref}
          icon={<IconChartBar size={24} stroke={1.5} aria-hidden />}
          title={text.campaigns}
          description={text.campaignsDescription}
        />
        <Tile
          href={imagesHref}
          icon={<IconPhotoDown size={24} stroke={1.5} aria-hidden />}
          title={text.images}
          description={text.imagesDescription}
        />
      </ul>
      {recent && <div className={classes.recent}>{recent}</div>}
    </div>
  );
}

type WaitNoteProps = { for: ToolsWait; href: string; text: typeof utilityLabels };

function WaitNote({ for: reason, href, text }: WaitNoteProps) {
  const steps = useLabels('errorStep', errorStepLabels);
  const [sentence, step] = {
    email: [text.unverified, steps.verify],
    organization: [text.noOrganization, steps.organization],
    member: [text.waitingMember, steps.request],
    approval: [text.waitingOrganization, steps.request],
    plan: [text.noPlan, steps.plan],
  }[reason];
  return (
    <div className={classes.wait}>
      <span>{sentence}</span>
      <Anchor component={LeafLink} href={href} inherit>
        {step}
      </Anchor>
    </div>
  );
}

type TileProps = { href: string; icon: ReactNode; title: string; description: string };

function Tile({ href, icon, title, description }: TileProps) {
  return (
    <li className={classes.item}>
      <LeafLink href={href} className={classes.tile}>
        <span className={classes.icon}>{icon}</span>
        <span className={classes.name}>
          {title}
          <IconArrowRight className={classes.arrow} size={18} stroke={1.75} aria-hidden />
        </span>
        <span className={classes.description}>{description}</span>
      </LeafLink>
    </li>
  );
}
