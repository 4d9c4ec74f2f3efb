import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packAll, packedFolder } from './packages/pack.ts';

/** Builds and packs every package that other teams install. */
await rm(packedFolder, { recursive: true, force: true });
await mkdir(packedFolder, { recursive: true });
await writeFile(path.join(packedFolder, 'packed.json'), JSON.stringify(await packAll(packedFolder)));
