import { account } from './notes/account.ts';
import { campaigns } from './notes/campaigns.ts';
import { images } from './notes/images.ts';
import { organization } from './notes/organization.ts';
import { parts } from './notes/parts.ts';

/** What a page says about a component beyond its props. Sentences, one thought each. */
export type Note = {
  do: string[];
  dont: string[];
  /** What it keeps for people with a keyboard, a screen reader or other eyes. */
  accessibility: string[];
  /** Titles of other components. */
  related: string[];
};

export type Notes = Record<string, Note>;

/** By the title of the component's stories; a test asks for one for each. */
export const notes: Notes = { ...parts, ...account, ...organization, ...campaigns, ...images };
