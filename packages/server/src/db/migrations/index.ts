import type { Migration } from 'kysely/migration';
import { start } from './0001-start.ts';
import { accounts } from './0002-accounts.ts';
import { config } from './0003-config.ts';
import { storage } from './0004-storage.ts';
import { money } from './0005-money.ts';
import { uploads } from './0006-uploads.ts';
import { quotas } from './0007-quotas.ts';
import { language } from './0008-language.ts';
import { rows } from './0009-rows.ts';
import { formats } from './0010-formats.ts';
import { keys } from './0011-keys.ts';
import { animations } from './0013-animations.ts';
import { askedPoints } from './0014-asked-points.ts';
import { rowPictures } from './0015-row-pictures.ts';
import { jobNews } from './0016-job-news.ts';
import { jobSettings } from './0017-job-settings.ts';
import { fileChoices } from './0018-file-choices.ts';
import { jobFailures } from './0020-job-failures.ts';
import { creatives } from './0021-creatives.ts';
import { keyHolders } from './0022-key-holders.ts';
import { possibleLoads } from './0023-possible-loads.ts';
import { replacedPictures } from './0024-replaced-pictures.ts';

/**
 * Every migration in order. Forward only: expand first, contract in a later release. One that contracts says in its name
 * which is the last migration of the first release that does without: `0031-after-0028-drop-note`. Releases before that do
 * not start once it is applied.
 */
export const migrations: Record<string, Migration> = {
  '0001-start': start,
  '0002-accounts': accounts,
  '0003-config': config,
  '0004-storage': storage,
  '0005-money': money,
  '0006-uploads': uploads,
  '0007-quotas': quotas,
  '0008-language': language,
  '0009-rows': rows,
  '0010-formats': formats,
  '0011-keys': keys,
  '0013-animations': animations,
  '0014-asked-points': askedPoints,
  '0015-row-pictures': rowPictures,
  '0016-job-news': jobNews,
  '0017-job-settings': jobSettings,
  '0018-file-choices': fileChoices,
  '0020-job-failures': jobFailures,
  '0021-creatives': creatives,
  '0022-key-holders': keyHolders,
  '0023-possible-loads': possibleLoads,
  '0024-replaced-pictures': replacedPictures,
};
