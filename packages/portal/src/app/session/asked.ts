import type { User } from '@leaf/api-client';

const KEY = 'leaf-asked';

/** What a user waits for: an admin's answer, or the platform operator's to a new organization. */
export type Asked = { user: number; organization: string; kind: 'join' | 'create' };

const isAsked = (value: unknown): value is Asked => {
  const { user, organization, kind }: { [key in keyof Asked]?: unknown } = Object(value);
  return (
    typeof user === 'number' && typeof organization === 'string' && (kind === 'join' || kind === 'create')
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

/** Remembers in this browser what the user waits for, until the answer is yes. */
export function noteAsked({ id, organization_id, organization_name, ...user }: User) {
  if (user.needs_validation || user.org_needs_approval) {
    const kind = user.needs_validation ? 'join' : 'create';
    localStorage.setItem(KEY, JSON.stringify({ user: id, organization: organization_name ?? '', kind }));
  } else if (organization_id !== null && read()?.user === id) {
    localStorage.removeItem(KEY);
  }
}

/** The request that was refused: for the API, such a user is simply one without an organization. */
export function refusedTo(user: User): Asked | undefined {
  const asked = read();
  return user.organization_id === null && asked?.user === user.id ? asked : undefined;
}
