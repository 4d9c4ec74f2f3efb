import { rowNoticeLabels, UndoNotice, useFormat, useLabels } from '@leaf/ui';
import { useState } from 'react';
import { errorProps } from '../errorProps.tsx';
import { useWords } from '../language/useWords.ts';
import { keepImport, useLastImport } from './lastImport.ts';
import { useTakeBack } from './useTakeBack.ts';

/** Offers to undo the last import into a campaign beside its rows, until it is dismissed. */
export function ImportNotice({ campaignId }: { campaignId: number }) {
  const made = useLastImport(campaignId);
  const takeBack = useTakeBack(campaignId);
  const { errors } = useWords();
  const text = useLabels('rowNotice', rowNoticeLabels);
  const format = useFormat();
  /** What was undone on another page is no news here. */
  const [old] = useState(made?.isUndone ? made : undefined);
  if (!made || made === old) return null;

  const { names, isUndone } = made;
  const say = (
    kind: 'created' | 'updated',
    one: (name: string) => string,
    many: (count: string) => string,
  ) => (made[kind] === 1 ? one(names[kind]) : made[kind] > 1 && many(format.number(made[kind])));
  const news = isUndone
    ? [say('created', text.deleted, text.deletedMany), say('updated', text.reverted, text.revertedMany)]
    : [say('created', text.added, text.addedMany), say('updated', text.changed, text.changedMany)];
  return (
    <UndoNotice
      message={news.filter(Boolean).join(' ')}
      onUndo={isUndone ? undefined : () => void takeBack.run(made)}
      submitting={takeBack.isPending}
      error={errorProps([takeBack], errors).error}
      onClose={() => keepImport()}
    />
  );
}
