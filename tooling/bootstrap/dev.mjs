import { announce } from './announce.mjs'
import { answers } from './ports.mjs'
import { stopAll } from './processes.mjs'
import { fail, step } from './progress.mjs'
import { startApi, startDevSite } from './services.mjs'

/** `start` with hot reload of site, packages, content and mock API; nothing is built. */
export default async function main() {
  const [api, site] = await step('Start', async () => {
    const api = await startApi({ watch: true })
    const site = await startDevSite(api)
    await answers(`${site.url}/`, 60)
    return [api, site]
  })
  announce(site.url)
  const { code } = await Promise.race([api.server.done, site.server.done])
  await stopAll()
  fail(`A server ended with ${code}; its message stands above.`, 'Run npm run dev again.')
}
