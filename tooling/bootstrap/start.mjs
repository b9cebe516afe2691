import { announce } from './announce.mjs'
import { answers } from './ports.mjs'
import { run, stopAll } from './processes.mjs'
import { fail, step } from './progress.mjs'
import { startApi, startSite } from './services.mjs'

/** Builds what changed and serves the production site, the mock API and its desk on one origin. */
export default async function main() {
  await step('Build the site', () =>
    run('pnpm', ['exec', 'turbo', 'run', 'build', '--filter=@view-site/site', '--output-logs=errors-only'], { quiet: true }),
  )
  const [api, site] = await step('Start', async () => {
    const api = await startApi()
    const site = await startSite(api)
    const gone = Promise.race([api.server.done, site.server.done]).then(({ code }) => {
      throw new Error(`A server ended with ${code} while starting; its message stands above.`)
    })
    await Promise.race([Promise.all([answers(`${api.url}/health`), answers(`${site.url}/`)]), gone])
    gone.catch(() => {})
    return [api, site]
  })
  announce(site.url)
  const { code } = await Promise.race([api.server.done, site.server.done])
  await stopAll()
  fail(`A server ended with ${code}; its message stands above.`, 'Run npm start again.')
}
