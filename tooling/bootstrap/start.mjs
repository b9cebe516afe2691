import { announce } from './announce.mjs'
import { serveBuildNotice } from './buildNotice.mjs'
import { playgroundBuild, siteBuild } from './builds.mjs'
import { answers } from './ports.mjs'
import { stopAll } from './processes.mjs'
import { fail, step } from './progress.mjs'
import { playgroundUrl, startApi, startPlayground, startSite } from './services.mjs'

/**
 * Builds what changed and serves the production site, the mock API and its desk on one origin, the playground on another. While the site is
 * served, the rest of its pages is written, if it was built for the first time, then the playground is built, if it changed, and then the API
 * reference of the packages and what only a deployment needs.
 */
export default async function main() {
  const play = await playgroundUrl()
  const site = siteBuild(`${play}/`)
  const playground = playgroundBuild()
  const api = await startApi()
  const { written } = site.isCurrent ? {} : await step('Build', (report) => site.preview(report))
  const ended = Promise.withResolvers()
  const watch = ({ server }) => void server.done.then(({ code }) => ended.resolve(code))
  watch(api)
  const { siteUrl, endNotice } = await step('Start', async () => {
    const served = await startSite(api, { duringBuild: written !== undefined })
    watch(served)
    const endNotice = playground.isCurrent ? undefined : await serveBuildNotice(play)
    if (!endNotice) watch(startPlayground(play, served))
    const expected = [`${api.url}/health`, `${served.url}/`, ...(endNotice ? [] : [`${play}/`])]
    const gone = ended.promise.then((code) => {
      throw new Error(`A server ended with ${code} while starting; see its message above.`)
    })
    await Promise.race([Promise.all(expected.map((url) => answers(url))), gone])
    gone.catch(() => {})
    return { siteUrl: served.url, endNotice }
  })
  announce(siteUrl, play, { isPlaygroundReady: !endNotice })
  void buildRest()
  const code = await ended.promise
  await stopAll()
  fail(`A server ended with ${code}; see its message above.`, 'Run npm start again.')

  async function buildRest() {
    if (written) await endPages(written)
    if (endNotice) {
      await inBackground('the playground', async () => {
        // If it fails, nothing may say any more that it is being built.
        await playground.preview(() => {}).finally(endNotice)
        watch(startPlayground(play, { url: siteUrl }))
      })
    }
    const open = [site, playground].filter(({ isComplete }) => !isComplete)
    if (open.length === 0) return
    await inBackground(
      'API reference of the packages (/packages), drawn demos, compressed copies and link preview images',
      // One after the other, at low priority: serving requests comes first.
      async () => {
        for (const build of open) await build.complete()
      },
    )
  }
}

/** Waits for the pages that are still being written. If they cannot be, the build has failed, and the site is not served any longer. */
async function endPages(written) {
  const what = 'the pages of the site'
  process.stdout.write(`  Being written: ${what}. One that is opened before that loads as soon as it is there.\n`)
  await written.catch((error) => fail(`Not built: ${what}. The servers are stopped.\n${error.message}`, 'Run npm start again.'))
  process.stdout.write(`  Ready: ${what}.\n`)
}

/** Prints what is built, and when it is, or why it could not be. */
async function inBackground(what, build) {
  process.stdout.write(`  Built in the background: ${what}.\n`)
  try {
    await build()
    process.stdout.write(`  Ready: ${what}.\n`)
  } catch (error) {
    process.stderr.write(`\nNot built: ${what}. The site is served without it.\n${error.message}\n`)
  }
}
