import { testChromium, visitorChromium } from '@view-site/bootstrap/chromiums'

const args = [
  '--no-sandbox',
  // Without a GPU, Chromium would emulate one in software, which took a tenth of the time of all demos.
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The default in a full browser, not in the headless shell: a script that hangs in a sandboxed frame does not block the page around it.
  '--site-per-process',
]

/** Features that Playwright disables in a headless shell. They are repeated because the last list of features replaces the others. */
const disabledByPlaywright = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/**
 * Without it, Chromium starts a process for the next page of each context in advance, which a test that opens one page never uses: a quarter of
 * the processor time of a context.
 */
const withoutSpareProcess = `--disable-features=${[...disabledByPlaywright, 'SpareRendererForSitePerProcess'].join(',')}`

/** Launch options for tests with the system's Chromium: no browser is ever downloaded. `CHROMIUM_PATH` overrides where it is. */
export const chromium = { executablePath: testChromium() ?? '/usr/bin/chromium', args: [...args, withoutSpareProcess] }

/** The same for tests whose pages run any code only a few times: without V8's optimizing compilers, whose work would not be repaid. */
export const chromiumForShortPages = { ...chromium, args: [...chromium.args, '--js-flags=--no-opt --no-maglev'] }

/** The same for the full Chromium that visitors use, for measuring and filming pages. */
export const visitorsChromium = { executablePath: visitorChromium() ?? '/usr/bin/chromium', args }
