import { execFileSync } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeTar } from '../../src/archive/tar.ts';
import { drawing } from '../pictures.ts';
import { runServer } from '../process.ts';
import { Customer, idOf, makeCustomer } from './customer.ts';
import { say } from './figures.ts';
import { newFolder, programOn } from './program.ts';

const SIZE = '220m';
/** Less than a new database takes. */
const TOO_SMALL = '12m';
const MEGABYTE = 1e6;
/** A little more than the room the program keeps for itself. */
const LEFT_BYTES = 69e6;
const MOST_CALLS = 20_000;

const mountable = process.platform === 'linux' && process.getuid?.() === 0;
if (!mountable) say('disk full: left out, since only root can mount a small disk');

/** A small disk, at a folder that is removed with it. @param size as mount takes it */
async function mountDisk(size: string): Promise<{ disk: string; free: () => number }> {
  const disk = await newFolder('full');
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk]);
  onTestFinished(() => void execFileSync('umount', ['-l', disk]));
  const free = () => {
    const { bavail, bsize } = statfsSync(disk);
    return bavail * bsize;
  };
  return { disk, free };
}

it.skipIf(!mountable)(
  'answers 507 when the disk is full, recovers with room, and keeps what it said it had',
  async () => {
    const { disk, free } = await mountDisk(SIZE);
    const token = await makeCustomer({ dataDir: disk });
    const program = programOn(disk);
    const start = async () => new Customer((await program.start()).url, token);
    let customer = await start();
    const ballast = join(disk, 'ballast');
    await writeFile(ballast, Buffer.alloc(Math.max(0, free() - LEFT_BYTES)));

    const campaigns: number[] = [];
    const images: number[] = [];
    const statuses = new Map<number, number>();
    /** Writes until the first refusal. @returns what the refused call was answered */
    const fill = async () => {
      for (let call = 0; call < MOST_CALLS; call += 1) {
        const picture = call % 3 === 0;
        const reply = await (picture
          ? customer.upload('a.png', drawing(call))
          : customer.createCampaign(`Campaign ${call}`, 'x'.repeat(2000)));
        statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
        if (reply.status !== 201) return reply;
        (picture ? images : campaigns).push(idOf(reply));
      }
      throw new Error('The disk did not fill up.');
    };
    const refused = await fill();
    expect(refused.status).toBe(507);
    expect(JSON.parse(refused.body.toString()).detail).toMatch(/no room left/);
    say(
      `disk full: 507 after ${campaigns.length + images.length} writes with ${Math.round(free() / 1e6)} MB left`,
    );

    // Another program takes the rest as well: reading and deleting go on.
    await writeFile(join(disk, 'rest'), Buffer.alloc(free())).catch(() => undefined);
    expect(await customer.list('/campaigns')).toHaveLength(campaigns.length);
    const [gone = 0] = campaigns.splice(0, 1);
    const removal = await customer.call('DELETE', `/campaigns/${gone}`);
    say(`disk full: with ${free()} bytes left a deletion answers ${removal.status}`);
    expect([204, 507]).toContain(removal.status);
    if (removal.status === 507) campaigns.push(gone);

    await rm(join(disk, 'rest'), { force: true });
    await rm(ballast);
    await expect.poll(async () => (await customer.createCampaign('After')).status).toBe(201);
    await expect.poll(async () => (await fetch(`${customer.url}/readyz`)).status).toBe(200);

    await program.end('SIGKILL');
    customer = await start();
    const found = async (path: string) => new Set((await customer.list(path)).map(({ id }) => id));
    const [kept, pictures] = [await found('/campaigns'), await found('/images')];
    const lost = [...campaigns.filter((id) => !kept.has(id)), ...images.filter((id) => !pictures.has(id))];
    say(`disk full: ${campaigns.length + images.length} writes acknowledged, ${lost.length} lost; recovered`);
    expect(lost).toEqual([]);
  },
  600_000,
);

it.skipIf(!mountable)(
  'says in a line that a disk has no room for a new database, and makes one when there is',
  async () => {
    const { disk } = await mountDisk(TOO_SMALL);
    const refused = await runServer(disk, {}, ['migrate']);
    expect(await refused.exited).toBe(1);
    expect(refused.output().trim()).toMatch(
      /^The disk of DATA_DIR is full: .+ Make room, then start again\.$/,
    );

    execFileSync('mount', ['-o', `remount,size=${SIZE}`, disk]);
    const made = await runServer(disk, {}, ['migrate']);
    expect(await made.exited).toBe(0);
  },
  180_000,
);

it.skipIf(!mountable)(
  'says in a line that a disk has no room for an archive, and leaves nothing of it',
  async () => {
    const { disk } = await mountDisk(TOO_SMALL);
    const picture = join(await newFolder('picture'), 'picture');
    await writeFile(picture, Buffer.alloc(MEGABYTE));
    // Where the fault meets the archive is a matter of chance.
    for (let round = 0; round < 30; round += 1) {
      const written = writeTar(join(disk, 'leaf.tar'), async (tar) => {
        for (;;) await tar.bytes({ name: 'picture', size: MEGABYTE, pax: {} }, await readFile(picture));
      });
      await expect(written).rejects.toThrow(/cannot be written: the disk is full\.$/);
    }
    expect(await readdir(disk)).toEqual([]);
  },
);
