import type { ImageChoice } from '@leaf/api-client';
import { shownError, useAction } from '@leaf/connect/hooks';
import { SetBudget, type SetEntry, setBudget, setRow, setTotals } from '@leaf/ui/compare';
import { useState } from 'react';
import { api } from '../app/api.ts';
import { useWords } from '../app/language/useWords.ts';

type Props = {
  /** The images of the set, with the files that are taken now. */
  entries: readonly SetEntry[];
  onChoose: (choices: ImageChoice[]) => Promise<boolean>;
};

/** Spreads a budget over the measured files of a set. */
export function ConnectedBudget({ entries, onChoose }: Props) {
  const words = useWords();
  const [last, setLast] = useState<{ budget: number; least?: number }>();
  const spread = useAction({
    mutationFn: async (budget: number) => {
      // The points of a whole set are many: they are read when they are needed.
      const ids = entries.map(({ image }) => image.id);
      const found = setBudget(await api.listOutcomes(ids, { points: true }), budget);
      if ('least' in found) return setLast({ budget, least: found.least });
      const chosen = found.choices.map(({ imageId, file }) => ({ image_id: imageId, file }));
      // A refusal is shown with those of the table.
      if (await onChoose(chosen)) setLast({ budget });
    },
  });
  // Of what is taken now: a file may have been chosen since.
  const rows = entries.map(setRow);
  const bytes = setTotals(rows).after;
  const ssim = Math.min(1, ...rows.map(({ file }) => file?.ssim ?? 1));
  const outcome =
    last && (last.least === undefined ? { ...last, bytes, ssim } : { ...last, least: last.least });
  return (
    <SetBudget
      onSpread={(budget) => void spread.run(budget)}
      submitting={spread.isPending}
      error={shownError(spread.error, words.errors)}
      outcome={outcome}
    />
  );
}
