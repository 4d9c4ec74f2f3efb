import { Fragment } from 'react';
import { LeafLink } from '../../../theme/LeafLink.tsx';
import { type Remark, remarkText } from './remarks.ts';

type RemarkListProps = {
  remarks: readonly Remark[];
  /** Where the image gets another width and height. */
  sizesHref: string | undefined;
  /** What stands in the cell without a remark. */
  none: string;
};

/** The remarks on the file of a row. A long set has one line for them: the title has them all. */
export function RemarkList({ remarks, sizesHref, none }: RemarkListProps) {
  if (remarks.length === 0) return none;
  return (
    <span title={remarkText(remarks)}>
      {remarks.map(({ word, broken, rule }, index) => (
        <Fragment key={word}>
          {index > 0 && '; '}
          <span data-broken={broken || undefined}>
            {sizesHref && rule === 'dimensions' ? <LeafLink href={sizesHref}>{word}</LeafLink> : word}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
