import { invalid } from '../../core/problem.ts';
import { lookOf, type NameLook } from '../../text/lookalikes.ts';
import { nameFault, nameFinding, tidyName } from '../../text/names.ts';

/** Characters of a name. */
const LENGTH = 200;

/** A name and its normalised look, as both are stored. */
export type NamedLook = NameLook & { name: string };

/**
 * The name in its stored form.
 * @throws {Problem} 422 if it shows nothing, is too long, or contains invisible characters, an e-mail address or a link
 */
export function takeName(typed: string): NamedLook {
  const name = tidyName(typed);
  const fault = nameFault(name, LENGTH);
  if (fault) throw invalid([{ path: 'name', ...nameFinding(fault, LENGTH) }]);
  return { name, ...lookOf(name) };
}
