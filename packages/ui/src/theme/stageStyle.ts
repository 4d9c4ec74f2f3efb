import { type Stage, stages } from '@leaf/emissions';
import type { CSSProperties } from 'react';
import { chartColours } from './colours.ts';

const isStage = (name: string): name is Stage => stages.some((stage) => stage === name);

/** Sets `--stage` to a stage's colour; does nothing for any other name. */
export function stageStyle(name: string): CSSProperties | undefined {
  if (!isStage(name)) return undefined;
  const style: CSSProperties & Record<'--stage', string> = { '--stage': chartColours.stage[name].base };
  return style;
}
