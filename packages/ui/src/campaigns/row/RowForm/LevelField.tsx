import type { Stage } from '@leaf/emissions';
import { ChoiceField } from '../../../form/ChoiceField/ChoiceField.tsx';
import { useLabels } from '../../../labels/useLabels.ts';
import { wordOf } from '../../../labels/wordOf.ts';
import { levelOf, levelSentences, rowWords } from '../words.ts';
import classes from './RowForm.module.css';

type LevelFieldProps<Level extends number> = {
  stage: Stage;
  label: string;
  levels: readonly Level[];
  /** Replaces the level's own description. */
  help?: string;
  value: Level;
  onChange: (level: Level) => void;
};

/** Chooses how precisely a row is measured: each level with a sentence on what it includes. */
export function LevelField<Level extends number>({ stage, levels, help, ...props }: LevelFieldProps<Level>) {
  const words = useLabels('rowWords', rowWords);
  const sentences = useLabels('levelSentences', levelSentences);
  return (
    <ChoiceField
      choices={levels}
      word={(level) => levelOf(words, stage, level)}
      sentence={(level) => help ?? wordOf(sentences, `${stage}_${level}`)}
      className={classes.wide}
      {...props}
    />
  );
}
