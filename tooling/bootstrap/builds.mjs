import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { readNote, writeNote } from './notes.mjs'
import { root } from './paths.mjs'
import { run } from './processes.mjs'

const shared = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'packages', 'tooling', 'content']

/** Build of the site for `start`, with the playground's address. */
export function siteBuild(playground) {
  return createBuild({
    app: 'site',
    inputs: fingerprint([...shared, 'apps/site']) + lastCommit(),
    outputs: ['files.json', 'headers.json', 'bundles.json', 'client/index.html'],
    env: { VITE_PLAYGROUND: playground },
  })
}

/** Build of the playground for `start`. It depends on the component pages only. */
export function playgroundBuild() {
  return createBuild({
    app: 'playground',
    inputs: fingerprint([...shared, 'apps/playground'], (path) => !path.endsWith('.md')),
    outputs: ['client/index.html', 'client/sw.js'],
    rest: 'compress',
  })
}

/**
 * A build in two parts: `preview` builds what is served on this machine, `complete` adds what only a deployment needs. `isCurrent` and
 * `isComplete` return whether each is up to date with its inputs. `preview` resolves as soon as the app can be served: if the build is still
 * writing files then, with `written`, a promise of its end.
 * @param rest command of the app for the second part
 */
function createBuild({ app, inputs, outputs, env = {}, rest = 'build' }) {
  const cwd = join(root, 'apps', app)
  const settings = Object.entries({ ...process.env, ...env })
    .flatMap(([name, value]) => (/^(VITE|SITE)_/.test(name) ? `${name}=${value}` : []))
    .sort()
  const stateOf = () => JSON.stringify([process.version, inputs, settings, fingerprint(outputs.map((name) => `apps/${app}/dist/${name}`))])
  const note = (isComplete) => writeNote(app, { state: stateOf(), isComplete })
  const command = (name, options) => run(process.execPath, [...nodeArgs(cwd), name], { cwd, quiet: true, lines: Infinity, ...options })
  const { state, isComplete } = readNote(app)
  const isCurrent = state === stateOf()
  return {
    isCurrent,
    isComplete: isCurrent && isComplete,
    async preview(report) {
      const servable = Promise.withResolvers()
      const onMessage = (message) => (message.isServable ? servable.resolve() : report(message))
      const written = command('build', { env: { ...env, BUILD_PROFILE: 'preview' }, onMessage }).then(() => note(false))
      return await Promise.race([servable.promise.then(() => ({ written })), written.then(() => ({}))])
    },
    async complete() {
      await command(rest, { env, idle: true })
      note(true)
    },
  }
}

/** The Node arguments of the app's build script, without the final command name. */
function nodeArgs(cwd) {
  return JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'))
    .scripts.build.split(' ')
    .slice(1, -1)
}

/** The current commit: pages show the date of their last change, which the build reads from git. */
function lastCommit() {
  return spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout ?? ''
}
