import type { User } from '@leaf/api-client';
import { paths } from './paths.ts';
import { nextStep } from './session/nextStep.ts';

const hrefs = {
  campaigns: paths.campaigns,
  images: paths.images,
  benchmarks: paths.benchmarks,
  organization: paths.org,
  admin: paths.admin,
};

/** A part of the product. */
export type Place = keyof typeof hrefs;

const order = Object.keys(hrefs) as Place[];

/** Whether the tools are open to a user. Being a platform admin opens none. */
export const mayUseTools = (user: User) => nextStep({ ...user, leaf_admin: false }) === paths.app;

/** The part that an address belongs to. */
export function placeOf(pathname: string): Place | undefined {
  const around = order.filter((place) => `${pathname}/`.startsWith(`${hrefs[place]}/`));
  // The benchmarks lie below the campaigns: the longest address counts.
  return around.sort((one, other) => hrefs[other].length - hrefs[one].length)[0];
}

/** The parts that a user may use. */
function openTo(user: User): Record<Place, boolean> {
  const tools = mayUseTools(user);
  return {
    campaigns: tools,
    images: tools,
    benchmarks: tools,
    organization: user.is_admin && user.organization_id !== null && !user.org_needs_approval,
    admin: user.leaf_admin,
  };
}

/** Whether an address, with or without a query, belongs to a part that a user may use. */
export function isOpenTo(user: User, address: string) {
  const place = placeOf(address.replace(/[?#].*/, ''));
  return place !== undefined && openTo(user)[place];
}

/** The links of the top bar: what the user may use, so that none of them can only fail. */
export function placesFor(user: User, pathname: string, words: Record<Place, string>) {
  const open = openTo(user);
  const current = placeOf(pathname);
  return order
    .filter((place) => open[place])
    .map((place) => ({ label: words[place], href: hrefs[place], current: place === current }));
}
