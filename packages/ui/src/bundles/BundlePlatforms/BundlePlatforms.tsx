import type { BundleVerdict, PresetId } from '@leaf/optimiser/browser';
import { Badge } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import { useFormat } from '../../format/useFormat.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { wordOf } from '../../labels/wordOf.ts';
import type { BundleDetail, BundleOutcome } from '../bundleTypes.ts';
import { brokenWords, platformVerdicts, possibleWords } from '../platforms.ts';
import { certainty } from '../weight.ts';
import classes from './BundlePlatforms.module.css';
import {
  type BundlePlatformsLabels,
  bundlePlatformNames,
  bundlePlatformsLabels,
} from './bundlePlatformsLabels.ts';

export type BundlePlatformsProps = {
  /** The creative as it was uploaded. */
  bundle: BundleDetail;
  /** What a job made of it. Without it there is no second verdict. */
  outcome?: BundleOutcome;
  /** The platform that the job was for; it is marked and stands first. */
  preset?: PresetId;
  labels?: Partial<BundlePlatformsLabels>;
};

/** Whether each platform takes a creative, before and after a job, and what is missing. */
export function BundlePlatforms({ bundle, outcome, preset, labels }: BundlePlatformsProps) {
  const text = useLabels('bundlePlatforms', bundlePlatformsLabels, labels);
  const names = useLabels('bundlePlatformNames', bundlePlatformNames);
  const { date } = useFormat();
  return (
    <div className={classes.container}>
      <table className={classes.table} aria-label={text.title}>
        <thead>
          <tr>
            <th scope="col">{text.platform}</th>
            <th scope="col">{text.before}</th>
            {outcome && <th scope="col">{text.after}</th>}
          </tr>
        </thead>
        <tbody>
          {platformVerdicts(bundle, outcome, preset).map(({ id, before, after }) => (
            <tr key={id}>
              <th scope="row">
                <span className={classes.name}>
                  {wordOf(names, id)}
                  {id === preset && <Badge variant="light">{text.chosen}</Badge>}
                </span>
                <a className={classes.source} href={before.source} target="_blank" rel="noreferrer">
                  {text.rules(date(before.read))}
                </a>
              </th>
              <td data-label={text.before}>
                <Verdict verdict={before} text={text} />
              </td>
              {after && (
                <td data-label={text.after}>
                  <Verdict verdict={after} text={text} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const icons = { fits: IconCircleCheck, breaks: IconCircleX, unknown: IconInfoCircle };

function Verdict({ verdict, text }: { verdict: BundleVerdict; text: BundlePlatformsLabels }) {
  const format = useFormat();
  const known = certainty(verdict);
  const Icon = icons[known];
  const reasons = [
    ...verdict.breaks.map((broken) => brokenWords(broken, text, format)),
    ...verdict.may_break.flatMap((broken) => possibleWords(broken, text, format) ?? []),
  ];
  return (
    <div>
      <span className={classes.word} data-known={known}>
        <Icon size={16} stroke={1.75} aria-hidden className={classes.icon} />
        {text[known]}
      </span>
      {reasons.length > 0 && (
        <ul className={classes.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
