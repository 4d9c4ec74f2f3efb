import { pino } from 'pino';
import { createHash } from 'node:crypto';
import { openDatabase } from './src/db/open.ts';
import { migrate } from './src/db/migrate.ts';
import { startQueue } from './src/jobs/queue.ts';
import { openObjects } from './src/platform/objects/index.ts';
import { readConfig } from './src/config.ts';
import { openOptimiser } from './src/features/images/optimiser.ts';
import { registerOptimiseWorker } from './src/features/images/worker.ts';
import { seedDemo, seedDemoPictures } from './src/seed/demo.ts';
const log = pino({ level: 'warn' });
const config = readConfig({ ...process.env });
const database = await openDatabase(config);
await migrate(database.db);
const queue = await startQueue(database, log, { supervise: true });
const objects = await openObjects(config.objects);
const optimiser = openOptimiser(config);
const services: any = { config, db: database.db, queue, objects, optimiser, clock: () => new Date(), log };
await queue.work('delete-objects', {}, async ({data}) => { await objects.delete(data.keys); });
await seedDemo(services);
await registerOptimiseWorker(services);
console.log('ready', Math.round(performance.now()));
await seedDemoPictures(services);
console.log('seeded');
const t = Date.now();
for (;;) {
  const rows = await database.db.selectFrom('image_job').select(['id','status','attempts','error']).orderBy('id').execute();
  if (rows.length === 4 && rows.every((r) => !['queued', 'running'].includes(r.status))) {
    console.log('all ended', Date.now() - t, 'ms', JSON.stringify(rows)); break; }
  await new Promise((r) => setTimeout(r, 250));
}
let bad = 0, n = 0;
for (const p of await database.db.selectFrom('processed_image').selectAll().execute()) {
  const b = await objects.read(p.object_key); n++;
  if (b.length !== p.bytes || createHash('sha256').update(b).digest('hex') !== p.sha256) bad++;
}
console.log('points', n, 'bad', bad);
await queue.stop(3000); await optimiser.close(); await database.close();
