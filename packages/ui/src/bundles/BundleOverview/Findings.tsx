import type { BundleInventory } from '@leaf/optimiser/browser';
import { IconInfoCircle } from '@tabler/icons-react';
import { useFormat } from '../../format/useFormat.ts';
import { otherStarts } from '../otherStarts.ts';
import classes from './BundleOverview.module.css';
import type { BundleOverviewLabels } from './bundleOverviewLabels.ts';

/** A few are enough to act on; the table of files has all of them. */
const mostNamed = 10;

type FindingsProps = { inventory: BundleInventory; text: BundleOverviewLabels };

/** What a creative has and lacks, and what should not be there. */
export function Findings({ inventory, text }: FindingsProps) {
  const { entry, entry_sure, click, backup, external, missing, unused } = inventory;
  const others = otherStarts(inventory);
  const outside = external.map(({ address, from, found }) =>
    found === 'text' ? text.externalText(address, from) : text.externalFrom(address, from),
  );
  return (
    <dl className={classes.findings}>
      <Finding name={text.entry} says={entry_sure ? entry : text.unsure(entry)} strange={!entry_sure} />
      {others.length > 0 && <Finding name={text.otherStarts} list={others} text={text} />}
      <Finding name={text.click} says={click ?? text.noClick} strange={!click} />
      <Finding name={text.backup} says={backup ?? text.noBackup} />
      <Finding
        name={text.missing}
        list={missing.map(({ address, from }) => text.missingFrom(address, from))}
        text={text}
      />
      <Finding name={text.external} list={outside} text={text} />
      <Finding name={text.unused} list={unused} hint={text.unusedHint} text={text} />
    </dl>
  );
}

type FindingProps = { name: string } & (
  | { says: string; strange?: boolean }
  | { list: readonly string[]; hint?: string; text: BundleOverviewLabels }
);

function Finding({ name, ...found }: FindingProps) {
  const format = useFormat();
  const strange = 'list' in found ? found.list.length > 0 : found.strange;
  return (
    <div className={classes.finding}>
      <dt className={classes.findingName} data-strange={strange || undefined}>
        {strange && <IconInfoCircle size={16} stroke={1.75} aria-hidden className={classes.icon} />}
        {name}
      </dt>
      <dd className={classes.found}>
        {'says' in found && <bdi>{found.says}</bdi>}
        {'list' in found && found.list.length === 0 && found.text.none}
        {'list' in found && found.list.length > 0 && (
          <ul className={classes.list}>
            {found.list.slice(0, mostNamed).map((one) => (
              <li key={one}>
                <bdi>{one}</bdi>
              </li>
            ))}
            {found.list.length > mostNamed && (
              <li className={classes.label}>
                {found.text.more(format.number(found.list.length - mostNamed))}
              </li>
            )}
          </ul>
        )}
        {'list' in found && found.hint && found.list.length > 0 && (
          <p className={classes.hint}>{found.hint}</p>
        )}
      </dd>
    </div>
  );
}
