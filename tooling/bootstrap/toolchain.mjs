import { execFile, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { readNote, writeNote } from './notes.mjs'
import { root } from './paths.mjs'
import { start } from './processes.mjs'
import { fail } from './progress.mjs'

const node = '24.21.0'
const pnpm = /pnpm@([\d.]+)/.exec(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager)[1]
const windows = process.platform === 'win32'
const hasNode = Number(process.versions.node.split('.')[0]) >= 24
const marker = 'VIEW_SITE_TOOLCHAIN'
const execute = promisify(execFile)

/**
 * Makes sure that the script runs with the right Node and pnpm. If one is missing, npm downloads it into its cache, and the script is run
 * again with it first on the PATH; the first process then only forwards signals.
 */
export async function enterToolchain(script, args) {
  Object.assign(process.env, { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_NO_UPDATE_NOTIFIER: '1' })
  const remembered = rememberedBin()
  if (remembered !== undefined && process.env[marker] === remembered) return
  const missing = remembered === undefined ? missingTools() : []
  if (remembered === undefined && missing.length === 0) return
  if (process.env[marker])
    fail(`Still missing after the download: ${missing.join(', ')}.`, 'Install Node 24 and pnpm 12 manually and run the command again.')
  const bin = remembered ?? (await fetchTools(missing))
  const env = { PATH: bin + delimiter + process.env.PATH, [marker]: bin }
  const { code } = await start(nodeOf(bin), [script, ...args], { env }).done
  process.exit(code)
}

/** Stores the paths of Node and pnpm once they have worked, so that the next run does not need npm. */
export function rememberToolchain() {
  const bin = process.env[marker]
  if (bin && rememberedBin() !== bin) writeNote('toolchain', { bin, node, pnpm })
}

/** The paths from an earlier run, if the required versions are unchanged and npm's cache still has them. */
function rememberedBin() {
  const note = readNote('toolchain')
  const isThere = note.node === node && note.pnpm === pnpm && existsSync(join(note.bin, 'pnpm'))
  return isThere && (hasNode || nodeOf(note.bin) !== process.execPath) ? note.bin : undefined
}

/** The downloaded Node, or the present one if it is new enough. */
function nodeOf(bin) {
  const brought = join(bin, windows ? 'node.cmd' : 'node')
  return existsSync(brought) ? brought : process.execPath
}

/** Downloads what is missing, and returns the folder of the commands, which is in npm's cache. */
async function fetchTools(missing) {
  process.stdout.write(`• Download ${missing.join(' and ')} from the npm registry (kept in npm's cache)\n`)
  const [node, ...others] = missing
  const isApart = !hasNode && !windows && others.length > 0
  try {
    // Where there is no `tar`, npx unpacks everything.
    return await (isApart ? fetchNodeApart(node, others).catch(() => fetchWithNpx(missing)) : fetchWithNpx(missing))
  } catch (error) {
    return fail(
      `npm could not download Node and pnpm.\n${error.stderr ?? error.message}`.trimEnd(),
      'Check the network and the npm registry, then run the command again.',
    )
  }
}

/** Takes only the binary out of Node's package: npx would unpack 189 MB, which takes longer than the download. */
async function fetchNodeApart(node, others) {
  const folder = await mkdtemp(join(tmpdir(), 'view-site-'))
  try {
    const [bin] = await Promise.all([fetchWithNpx(others), execute('npm', ['pack', node, '--pack-destination', folder], { cwd: root })])
    const [archive] = await readdir(folder)
    await execute('tar', ['-xzf', archive, '--strip-components=2', 'package/bin/node'], { cwd: folder })
    // Under another name first: the binary of an earlier run may be in use.
    const draft = join(bin, `node.${process.pid}`)
    await copyFile(join(folder, 'node'), draft)
    await rename(draft, join(bin, 'node'))
    return bin
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function fetchWithNpx(names) {
  const args = ['--yes', ...names.flatMap((name) => ['-p', name]), '-c', 'node -p process.env.PATH']
  const { stdout } = await execute('npx', args, { cwd: root, shell: windows })
  const bin = stdout
    .trim()
    .split(delimiter)
    .find((path) => path.includes('_npx'))
  if (!bin) throw new Error(`npx printed no folder of its cache: ${stdout}`)
  return bin
}

/** The npm packages with the missing binaries, that of Node first. `node-<platform>-<arch>` needs no install script, unlike `node`. */
function missingTools() {
  const missing = []
  if (!hasNode) missing.push(`${windows ? 'node' : `node-${process.platform}-${process.arch}`}@${node}`)
  const { status, stdout } = spawnSync('pnpm', ['--version'], { encoding: 'utf8', cwd: join(root, 'tooling'), shell: windows })
  if (status !== 0 || stdout.trim().split('.')[0] !== pnpm.split('.')[0]) missing.push(`pnpm@${pnpm}`)
  return missing
}
