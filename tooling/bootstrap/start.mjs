import { announce } from './announce.mjs'
import { answers } from './ports.mjs'
import { run, stopAll } from './processes.mjs'
import { fail, step } from './progress.mjs'
import { playgroundUrl, startApi, startPlayground, startSite } from './services.mjs'

/** Builds what changed and serves the production site, the mock API and its desk on one origin, the playground on another. */
export default async function main() {
  const play = await playgroundUrl()
  const filters = ['--filter=@view-site/site', '--filter=@view-site/playground']
  await step('Build the site', () =>
    run('pnpm', ['exec', 'turbo', 'run', 'build', ...filters, '--output-logs=errors-only'], {
      quiet: true,
      env: { VITE_PLAYGROUND: `${play}/` },
    }),
  )
  const [api, site, playground] = await step('Start', async () => {
    const api = await startApi()
    const site = await startSite(api)
    const playground = startPlayground(play)
    const gone = Promise.race([api.server.done, site.server.done, playground.server.done]).then(({ code }) => {
      throw new Error(`A server ended with ${code} while starting; its message stands above.`)
    })
    await Promise.race([Promise.all([answers(`${api.url}/health`), answers(`${site.url}/`), answers(`${play}/`)]), gone])
    gone.catch(() => {})
    return [api, site, playground]
  })
  announce(site.url, play)
  const { code } = await Promise.race([api.server.done, site.server.done, playground.server.done])
  await stopAll()
  fail(`A server ended with ${code}; its message stands above.`, 'Run npm start again.')
}
