import { ensurePortalBuilt } from './lib/portal-build.mjs';

await ensurePortalBuilt();
