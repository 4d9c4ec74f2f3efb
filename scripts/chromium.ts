import { findChromium } from './lib/browser.mjs';

const executablePath = findChromium();

/**
 * The popup of the address bar, a page of its own in every window, takes half of the processor time of a short test.
 * The switch replaces Playwright's own, so its list (`chromiumSwitches` in playwright-core) is repeated first.
 */
const disabledFeatures = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['msForceBrowserSignIn', 'msEdgeUpdateLaunchServicesPreferredVersion'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
];

/**
 * How every browser test starts Chromium: from `CHROMIUM_PATH`, otherwise the system's own, otherwise
 * Playwright's. An empty `CHROMIUM_PATH` means Playwright's.
 */
export const chromiumLaunch = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
    `--disable-features=${disabledFeatures}`,
  ],
};
