import { accessRefusals } from './access.ts';
import { campaignRefusals } from './campaigns.ts';
import { creativeRefusals } from './creatives.ts';
import { httpRefusals } from './http.ts';
import { imageRefusals } from './images.ts';
import { organizationRefusals } from './organizations.ts';
import type { Refusal } from './refusal.ts';

/**
 * Every refusal of the API by its code, which never changes: the status and the English sentence. Server and mocks both
 * use it. To add a refusal, add a line to the file of its area.
 */
export const refusals = {
  ...accessRefusals,
  ...organizationRefusals,
  ...campaignRefusals,
  ...imageRefusals,
  ...creativeRefusals,
  ...httpRefusals,
} satisfies Record<string, Refusal>;

/** The stable code of a refusal, the same in every language. */
export type RefusalCode = keyof typeof refusals;

/** The values that a refusal's sentence names; undefined if it names none. */
export type RefusalParams<C extends RefusalCode> = (typeof refusals)[C]['text'] extends (
  params: infer P,
) => string
  ? P
  : undefined;

/** The refusals with one of these statuses. */
export type RefusalWith<S extends number> = {
  [C in RefusalCode]: (typeof refusals)[C]['status'] extends S ? C : never;
}[RefusalCode];
