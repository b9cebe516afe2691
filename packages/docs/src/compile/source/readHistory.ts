import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { promisify } from 'node:util'

/** A commit that changed files of the content. */
export interface Commit {
  /** `2026-05-06` */
  day: string
  /** Name of its author, as `.mailmap` has it. */
  author: string
  /** Relative to the folder of the content. */
  files: readonly string[]
  /** The oldest commit of a shallow clone: it lists every file, whichever earlier commit changed it. */
  isCut?: true
}

const run = promisify(execFile)

/** Commits that changed files below a folder, newest first; none where git or its history is not there. Cached until the next commit. */
export async function readHistory(root: string): Promise<Commit[]> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: root, maxBuffer: 1 << 29 })).stdout
  try {
    const [head = '', shallowFile = ''] = (await git('rev-parse', 'HEAD', '--git-path', 'shallow')).split('\n')
    const cuts = await readFile(resolve(root, shallowFile), 'utf8').catch(() => '')
    const key = hash([root, head, cuts, format])
    const cache = resolve('node_modules/.cache/view-site-docs/history', `${hash([root])}.json`)
    const known = await readCache(cache, key)
    if (known) return known
    const log = await git('-c', 'core.quotePath=false', 'log', `--format=${format}`, '--name-only', '--no-renames', '--relative', '--', '.')
    const commits = commitsOf(log, new Set(cuts.split('\n')))
    await mkdir(dirname(cache), { recursive: true })
    await writeFile(cache, JSON.stringify({ key, commits }))
    return commits
  } catch {
    return []
  }
}

const format = '%x00%H%n%cs%n%aN'

function commitsOf(log: string, cuts: ReadonlySet<string>): Commit[] {
  return log
    .split('\0')
    .slice(1)
    .map((text) => {
      const [id = '', day = '', author = '', ...files] = text.split('\n').filter(Boolean)
      return { day, author, files, ...(cuts.has(id) ? { isCut: true as const } : {}) }
    })
}

/** What was cached under the same key has the same shape; a truncated file counts as none. */
async function readCache(file: string, key: string): Promise<Commit[] | undefined> {
  try {
    const cached: { key: string; commits: Commit[] } = JSON.parse(await readFile(file, 'utf8'))
    return cached.key === key ? cached.commits : undefined
  } catch {
    return undefined
  }
}

function hash(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url')
}
