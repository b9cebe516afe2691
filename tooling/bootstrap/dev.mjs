import { announce } from './announce.mjs'
import { answers } from './ports.mjs'
import { stopAll } from './processes.mjs'
import { fail, step } from './progress.mjs'
import { playgroundUrl, startApi, startDevPlayground, startDevSite } from './services.mjs'

/** `start` with hot reload of site, packages, content, mock API and the playground's page; only the playground's frame is built. */
export default async function main() {
  const [api, site, playground] = await step('Start', async () => {
    const api = await startApi({ watch: true })
    const playground = startDevPlayground(await playgroundUrl())
    const site = await startDevSite(api, playground)
    await Promise.all([answers(`${site.url}/`, 60), answers(`${playground.url}/`, 60)])
    return [api, site, playground]
  })
  announce(site.url, playground.url)
  const { code } = await Promise.race([api.server.done, site.server.done, playground.server.done])
  await stopAll()
  fail(`A server ended with ${code}; see its message above.`, 'Run npm run dev again.')
}
