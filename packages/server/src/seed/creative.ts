import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { writeZip } from '@leaf/optimiser/bundle';
import { firstPage } from '../core/paging.ts';
import type { Services } from '../core/services.ts';
import { storeCreative } from '../features/creatives/creatives.ts';
import { createCreativeJob, listCreativeJobs } from '../features/creatives/jobs.ts';
import { DEFAULT_LANGUAGE } from '../words/languages.ts';
import type { DemoOwner } from './people.ts';

const FILENAME = 'seeding-300x250.zip';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="ad.size" content="width=300,height=250">
<title>Seeding</title>
<link rel="stylesheet" href="ad.css">
<script>var clickTag = 'https://advertiser.example/';</script>
<script src="ad.js" defer></script>
</head>
<body><a href="javascript:window.open(window.clickTag)"><img src="img/seeding.jpg" alt=""><b>Grow something</b></a></body>
</html>
`;

const style = `body { margin: 0; font: 700 22px/1.2 sans-serif }
a { color: #fff; display: block; height: 250px; overflow: hidden; position: relative; width: 300px }
img { height: 100%; object-fit: cover; width: 100% }
b { bottom: 16px; left: 16px; position: absolute; text-shadow: 0 1px 4px #000 }
`;

const script = `setTimeout(function () {
  document.querySelector('img').src = 'img/coffee.png';
  document.querySelector('b').textContent = 'Then sit down';
}, 4000);
`;

/** The ZIP of a creative, with pictures of the demo; pictures/README.md has their sources. */
async function makeZip(): Promise<Uint8Array> {
  const picture = (name: string) => readFile(new URL(`./pictures/${name}`, import.meta.url));
  const text = (content: string) => new TextEncoder().encode(content);
  return writeZip([
    { path: 'index.html', data: text(page) },
    { path: 'ad.css', data: text(style) },
    { path: 'ad.js', data: text(script) },
    { path: 'img/seeding.jpg', data: await picture('seeding-1200x675.jpg') },
    { path: 'img/coffee.png', data: await picture('coffee.png') },
  ]);
}

/** Stores a creative like an upload and queues its job; an existing one stays. */
export async function seedCreative(services: Services, owner: DemoOwner, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const there = await services.db
    .selectFrom('creative')
    .select('id')
    .where('org_id', '=', owner.orgId)
    .where('filename', '=', FILENAME)
    .executeTakeFirst();
  const creative =
    there ??
    (
      await storeCreative(services, owner, {
        filename: FILENAME,
        stream: Readable.from([await makeZip()]),
        truncated: () => false,
        signal,
      })
    ).data;
  const scope = { orgId: owner.orgId, creativeId: creative.id };
  const known = await listCreativeJobs(services.db, scope, firstPage, DEFAULT_LANGUAGE);
  if (known.data.length === 0)
    await createCreativeJob(services, owner, creative.id, { preset: 'google-ads' });
}
