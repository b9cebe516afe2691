import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Day of the last commit of each file below a folder, by its path in it. Empty where git or its history is not there. */
export async function lastUpdated(root: string): Promise<Map<string, string>> {
  const days = new Map<string, string>()
  const format = ['log', '--format=%x00%cs', '--name-only', '--no-renames', '--relative', '--', '.']
  const log = await run('git', ['-c', 'core.quotePath=false', ...format], { cwd: root, maxBuffer: 1 << 29 }).catch(() => ({ stdout: '' }))
  for (const commit of log.stdout.split('\0')) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean)
    // Newest commits come first: the first mention of a file is its last change.
    for (const file of files) if (!days.has(file)) days.set(file, day)
  }
  return days
}
