import { invalid } from '../../core/problem.ts';
import { lookOf, type NameLook } from '../../text/lookalikes.ts';
import { nameFault, nameFinding, tidyName } from '../../text/names.ts';

const LENGTH = 200;

/** A name and its normalised look, as both are stored. */
export type NamedLook = NameLook & { name: string };

/** The name in its stored form. @throws {Problem} if it contains invisible characters or shows nothing */
export function takeName(typed: string): NamedLook {
  const name = tidyName(typed);
  const fault = nameFault(name, LENGTH);
  if (fault) throw invalid([{ path: 'name', ...nameFinding(fault, LENGTH) }]);
  return { name, ...lookOf(name) };
}
