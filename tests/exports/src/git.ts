import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What a git command prints, or nothing where it fails: a file that a commit does not have, a branch that is not there. */
export async function git(root: string, args: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', ['-C', root, ...args], { maxBuffer: 64 * 1024 * 1024 })
    return stdout
  } catch {
    return undefined
  }
}
