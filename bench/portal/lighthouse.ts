import lighthouse, { defaultConfig, desktopConfig } from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import { demoThings, freePort, startLeaf } from './leaf.ts';
import { median } from './median.ts';

/**
 * Runs Lighthouse on the pages that everybody sees first and prints the medians. `desktop`, its preset for a
 * desktop computer, is the portal's main use and what the limits apply to; `mobile` is a slow phone on a slow
 * network.
 *
 * npm run bench:lighthouse [runs] [desktop | mobile]
 */
const runs = Number(process.argv[2] ?? 3);
const device = process.argv[3] ?? 'desktop';
const config = device === 'mobile' ? defaultConfig : desktopConfig;
const bars = { accessibility: 1, performance: 0.98 };

const leaf = await startLeaf();
const port = await freePort();
const browser = await chromium.launchPersistentContext('', {
  ...chromiumLaunch,
  args: [...chromiumLaunch.args, `--remote-debugging-port=${port}`],
});
try {
  const token = await leaf.logIn();
  const { campaign, image } = await demoThings(leaf, token);
  const page = await browser.newPage();
  const pages = {
    '/login': '/login',
    '/app': '/app',
    'a campaign’s overview': `/openghg/${campaign}/overview`,
    'an image': `/creativeli/${image}/overview`,
  };
  const rows: Record<string, unknown> = {};
  for (const [name, address] of Object.entries(pages)) {
    await page.goto(`${leaf.address}/privacy`);
    await page.evaluate(
      ([signedIn, value]) =>
        signedIn ? localStorage.setItem('token', value) : localStorage.removeItem('token'),
      [address !== '/login', token] as const,
    );
    rows[name] = await audited(leaf.address + address);
  }
  console.log(`Medians of ${runs} runs, ${device}, at least ${bars.accessibility} and ${bars.performance}\n`);
  console.table(rows);
} finally {
  await browser.close();
  await leaf.stop();
}

async function audited(address: string) {
  const accessibility: number[] = [];
  const performance: number[] = [];
  const faults = new Set<string>();
  for (let run = 0; run < runs; run += 1) {
    // The session is kept in local storage.
    const flags = { port, disableStorageReset: true, onlyCategories: ['accessibility', 'performance'] };
    const result = await lighthouse(address, { ...flags, logLevel: 'error' }, config);
    if (!result) throw new Error(`Lighthouse has nothing to say about ${address}.`);
    const { categories, audits, finalDisplayedUrl } = result.lhr;
    if (finalDisplayedUrl !== address) throw new Error(`${address} led to ${finalDisplayedUrl}.`);
    accessibility.push(categories.accessibility?.score ?? 0);
    performance.push(categories.performance?.score ?? 0);
    const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
    for (const { id, weight } of weighed)
      if (weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        faults.add(`${id} ${audits[id]?.displayValue ?? ''}`.trim());
  }
  const scores = { accessibility: median(accessibility), performance: median(performance) };
  const within = scores.accessibility >= bars.accessibility && scores.performance >= bars.performance;
  return { ...scores, within: within ? 'yes' : 'NO', 'below 0.9': [...faults].join(', ') };
}
