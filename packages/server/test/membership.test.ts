import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gate } from './gate.ts';
import { type Harness, startHarness } from './harness.ts';
import type { Person } from './make.ts';
import { idleOptimiser } from './world.ts';

/** Inspections wait here while it is set. */
let waiting: { wait: Promise<void>; reached: () => void } | undefined;
let h: Harness;
beforeAll(async () => {
  const inspect: typeof idleOptimiser.inspect = async (...args) => {
    waiting?.reached();
    await waiting?.wait;
    return idleOptimiser.inspect(...args);
  };
  h = await startHarness({ RATE_LIMIT_SCALE: '100' }, { optimiser: { ...idleOptimiser, inspect } });
});
afterAll(() => h.stop());

const files = async (): Promise<string[]> =>
  (
    await readdir(join(h.services.config.dataDir, 'objects', 'uploads'), { withFileTypes: true }).catch(
      () => [],
    )
  )
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe('an upload under way', () => {
  const remove = (admin: Person, user: Person) =>
    h.call('removeMember', {
      token: admin.token,
      params: { id: admin.orgId ?? 0 },
      query: { user_id: user.id },
    });
  const deletion = (admin: Person) =>
    h.call('deleteOrganization', { token: admin.token, params: { id: admin.orgId ?? 0 } });

  it.each([
    ['its sender is removed', remove],
    ['its organization is deleted', deletion],
  ])('is refused when %s meanwhile, and leaves no file', async (_when, happen) => {
    const { org, admin } = await h.make.company();
    const member = await h.make.person({ org });
    const before = await files();
    const [inspection, arrival] = [gate(), gate()];
    waiting = { wait: inspection.wait, reached: arrival.open };
    const upload = h.call('uploadImage', {
      token: member.token,
      file: { name: 'a.png', bytes: Buffer.from('png') },
    });
    await arrival.wait;
    expect((await happen(admin, member)).status).toBeLessThan(300);
    waiting = undefined;
    inspection.open();
    expect(await upload).toMatchObject({
      status: 403,
      body: { detail: 'You don’t belong to an organization yet.' },
    });
    expect(await files()).toEqual(before);
    const rows = await h.services.db.selectFrom('image').select('id').where('org_id', '=', org.id).execute();
    expect(rows).toEqual([]);
  });
});

describe('decisions that meet', () => {
  it('switching the organization while being rejected ends in one or the other, 100 times', async () => {
    const first = await h.make.company();
    const second = await h.make.company();
    const statuses = new Set<number>();
    for (let round = 0; round < 20; round += 1) {
      const people = await Promise.all(
        Array.from({ length: 5 }, () => h.make.person({ org: first.org, membership: 'pending' })),
      );
      const answers = await Promise.all(
        people.flatMap((person) => [
          h.call('requestToJoin', {
            token: person.token,
            params: { id: person.id },
            body: { organization_id: second.org.id },
          }),
          h.call('validateMember', {
            token: first.admin.token,
            query: { user_id: person.id, approve: false },
          }),
        ]),
      );
      for (const { status } of answers) statuses.add(status);
    }
    expect([...statuses].filter((status) => status !== 200 && status !== 404)).toEqual([]);
  });

  it('two admins who decide about each other wait for nobody', async () => {
    const first = await h.make.company();
    const second = await h.make.company();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const [by, about] = index % 2 ? [first, second] : [second, first];
        return h.call('validateMember', {
          token: by.admin.token,
          query: { user_id: about.admin.id, approve: false },
        });
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  });
});
