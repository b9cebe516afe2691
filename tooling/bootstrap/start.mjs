import { announce } from './announce.mjs'
import { playgroundBuild, siteBuild } from './builds.mjs'
import { answers } from './ports.mjs'
import { stopAll } from './processes.mjs'
import { fail, step } from './progress.mjs'
import { playgroundUrl, startApi, startPlayground, startSite } from './services.mjs'

/**
 * Builds what changed and serves the production site, the mock API and its desk on one origin, the playground on another. The API
 * reference of the packages, and what only a deployment needs, is built while they are served.
 */
export default async function main() {
  const play = await playgroundUrl()
  const builds = [siteBuild(`${play}/`), playgroundBuild()]
  const api = await startApi()
  const stale = builds.filter(({ isCurrent }) => !isCurrent)
  if (stale.length > 0) await step('Build', (report) => buildPreviews(stale, report))
  const [site, playground] = await step('Start', async () => {
    const site = await startSite(api)
    const playground = startPlayground(play, site)
    const gone = Promise.race([api.server.done, site.server.done, playground.server.done]).then(({ code }) => {
      throw new Error(`A server ended with ${code} while starting; see its message above.`)
    })
    await Promise.race([Promise.all([answers(`${api.url}/health`), answers(`${site.url}/`), answers(`${play}/`)]), gone])
    gone.catch(() => {})
    return [site, playground]
  })
  announce(site.url, play)
  void completeAll(builds)
  const { code } = await Promise.race([api.server.done, site.server.done, playground.server.done])
  await stopAll()
  fail(`A server ended with ${code}; see its message above.`, 'Run npm start again.')
}

/**
 * Builds the previews. The playground waits until the site is bundled: until then the site uses all of two processors, and in the end it
 * writes its pages on one.
 */
async function buildPreviews([first, ...others], report) {
  const bundled = Promise.withResolvers()
  const building = first.preview((progress) => {
    report(progress)
    if (progress.phase === 'bundles' && progress.done === progress.of) bundled.resolve()
  })
  // If it fails, all has failed.
  building.then(bundled.resolve, () => {})
  const build = async ({ preview }) => {
    await bundled.promise
    await preview(report)
  }
  await Promise.all([building, ...others.map(build)])
}

/** Completes the builds one after the other, at low priority: serving requests comes first. */
async function completeAll(builds) {
  const open = builds.filter(({ isComplete }) => !isComplete)
  if (open.length === 0) return
  process.stdout.write(
    '  The API reference of the packages (/packages), drawn demos, compressed copies and link preview images are built in the background.\n',
  )
  try {
    for (const build of open) await build.complete()
    process.stdout.write('  They are built.\n')
  } catch (error) {
    process.stderr.write(`\nThey could not be built; the site is served without them.\n${error.message}\n`)
  }
}
