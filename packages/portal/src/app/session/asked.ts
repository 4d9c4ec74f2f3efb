import type { User } from '@leaf/api-client';

const KEY = 'leaf-asked';

/** What a user waits for: an admin's answer, or the platform operator's to a new organization. */
export type Asked = {
  user: number;
  organization: string;
  /** The organization's id; earlier releases did not note it. */
  id?: number | undefined;
  kind: 'join' | 'create';
};

const isAsked = (value: unknown): value is Asked => {
  const { user, organization, id, kind }: { [key in keyof Asked]?: unknown } = Object(value);
  return (
    typeof user === 'number' &&
    typeof organization === 'string' &&
    (id === undefined || typeof id === 'number') &&
    (kind === 'join' || kind === 'create')
  );
};

function read(): Asked | undefined {
  try {
    const asked: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isAsked(asked) ? asked : undefined;
  } catch {
    // Anyone may have written there.
    return undefined;
  }
}

/** Forgets what a user waited for. */
export function forgetAsked({ id }: Pick<User, 'id'>) {
  if (read()?.user === id) localStorage.removeItem(KEY);
}

/** Remembers in this browser what the user waits for, until the answer is yes. */
export function noteAsked({ id, organization_id, organization_name, ...user }: User) {
  if (organization_id === null) return;
  if (user.needs_validation || user.org_needs_approval) {
    const asked: Asked = {
      user: id,
      organization: organization_name ?? '',
      id: organization_id,
      kind: user.needs_validation ? 'join' : 'create',
    };
    localStorage.setItem(KEY, JSON.stringify(asked));
  } else forgetAsked({ id });
}

/** The request that came to nothing: for the API, such a user is simply one without an organization. */
export function refusedTo(user: User): Asked | undefined {
  const asked = read();
  return user.organization_id === null && asked?.user === user.id ? asked : undefined;
}

/**
 * Why it came to nothing: nobody refuses those who asked an organization that was deleted.
 * @param organizations all that accept requests
 */
export function outcomeOf({ kind, id }: Asked, organizations: readonly { id: number }[]) {
  const deleted = kind === 'join' && id !== undefined && !organizations.some((one) => one.id === id);
  return deleted ? 'deleted' : kind;
}
