import { availableParallelism } from 'node:os';
import { createOptimiser, type Optimiser } from '@leaf/optimiser';
import type { Config } from '../../config.ts';

/** The optimiser with the limits of this installation; its child processes start with the first task. */
export const openOptimiser = ({ upload }: Pick<Config, 'upload'>): Optimiser =>
  createOptimiser({
    slots: availableParallelism(),
    limits: { bytes: upload.maxBytes, pixels: upload.maxMegapixels * 1e6 },
  });
