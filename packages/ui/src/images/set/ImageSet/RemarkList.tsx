import { Fragment } from 'react';
import { type Remark, remarkText } from './remarks.ts';

type RemarkListProps = {
  remarks: readonly Remark[];
  /** What stands in the cell without a remark. */
  none: string;
};

/** The remarks on the file of a row. A long set has one line for them: the title has them all. */
export function RemarkList({ remarks, none }: RemarkListProps) {
  if (remarks.length === 0) return none;
  return (
    <span title={remarkText(remarks)}>
      {remarks.map(({ word, broken }, index) => (
        <Fragment key={word}>
          {index > 0 && '; '}
          <span data-broken={broken || undefined}>{word}</span>
        </Fragment>
      ))}
    </span>
  );
}
