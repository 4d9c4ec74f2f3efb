import { storedName } from '../../core/storedText.ts';
import { lookOf, type NameLook } from '../../text/lookalikes.ts';

/** Characters of a name. */
const LENGTH = 200;

/** A name and its normalised look, as both are stored. */
export type NamedLook = NameLook & { name: string };

/**
 * The name in its stored form.
 * @throws {Problem} 422 if it shows nothing, is too long, or contains invisible characters, an e-mail address or a link
 */
export function takeName(typed: string): NamedLook {
  const name = storedName('name', typed, { form: 'NFKC', max: LENGTH });
  return { name, ...lookOf(name) };
}
