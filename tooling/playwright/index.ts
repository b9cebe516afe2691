/** Launch options for the system's Chromium: no browser is ever downloaded. `CHROMIUM_PATH` overrides where it is. */
export const chromium = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    // Without a graphics card it would be imitated: a tenth of the time of all demos.
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
