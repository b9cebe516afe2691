import { testChromium, visitorChromium } from '@view-site/bootstrap/chromiums'

const args = [
  '--no-sandbox',
  // Without a graphics card it would be imitated: a tenth of the time of all demos.
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A whole browser does so by itself: what hangs in a sandboxed frame does not hold up the page around it.
  '--site-per-process',
]

/** Launch options for tests with the system's Chromium: no browser is ever downloaded. `CHROMIUM_PATH` overrides where it is. */
export const chromium = { executablePath: testChromium() ?? '/usr/bin/chromium', args }

/** The same for a Chromium as visitors have it: to measure pages and to film them. */
export const visitorsChromium = { executablePath: visitorChromium() ?? '/usr/bin/chromium', args }
