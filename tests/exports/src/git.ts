import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Output of a git command, or undefined if it fails, for example because a file or branch does not exist. */
export async function git(root: string, args: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', ['-C', root, ...args], { maxBuffer: 64 * 1024 * 1024 })
    return stdout
  } catch {
    return undefined
  }
}
