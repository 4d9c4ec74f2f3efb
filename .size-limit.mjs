import { readFileSync } from 'node:fs';

const dist = 'packages/portal/dist';
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'));

/** Every file that these modules bring along before anything else is asked for. */
function filesOf(...modules) {
  const seen = new Set();
  const visit = (name) => {
    const part = manifest[name];
    if (!part) throw new Error(`The build has no part ${name}.`);
    if (seen.has(part)) return;
    seen.add(part);
    part.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...seen].flatMap(({ file, css = [] }) => [file, ...css]).map((file) => `${dist}/${file}`);
}

const scripts = (files) => files.filter((file) => file.endsWith('.js'));
const styles = (files) => files.filter((file) => file.endsWith('.css'));

const login = filesOf('index.html');
const overview = filesOf(
  'index.html',
  'src/routes/withData.tsx',
  'src/routes/requireUser.tsx',
  'src/app/reads.ts',
  'src/routes/campaign.tsx',
  'src/routes/campaignOverview.tsx',
  '../connect/src/campaigns/emissionsChart.ts',
  '../ui/src/layout/AppFrame/signedInParts.ts',
);
const comparison = filesOf('../connect/src/benchmarks/CampaignBenchmarks.tsx').filter(
  (file) => !overview.includes(file),
);

// The files are built: the rolldown plugin, which scripts/lib/meter.ts uses, must not bundle them again.
export default [
  { name: '/login, JavaScript', path: scripts(login), limit: '135 kB', gzip: true, rolldown: false },
  { name: '/login, styles', path: styles(login), limit: '20 kB', gzip: true, rolldown: false },
  {
    name: 'a campaign’s overview, JavaScript',
    path: scripts(overview),
    limit: '330 kB',
    gzip: true,
    rolldown: false,
  },
  {
    name: 'the comparison with the benchmarks, which follows the overview',
    path: scripts(comparison),
    limit: '7.5 kB',
    gzip: true,
    rolldown: false,
  },
];
