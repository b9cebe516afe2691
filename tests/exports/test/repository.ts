import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

// Variables instead of `git config`: each call of git is a process. Without maintenance, a commit starts no other.
const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'maintenance.auto',
  GIT_CONFIG_VALUE_0: 'false',
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@example.com',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@example.com',
}

/** A git repository for a test, in a temporary folder. */
export interface Repository {
  root: string
  /** Writes files by their paths; `null` removes one. */
  write: (files: Readonly<Record<string, string | null>>) => void
  /** Commits everything. */
  commit: (message: string) => void
  git: (...args: string[]) => string
  remove: () => void
}

/** Creates an empty repository on `main`, independent of the git configuration of the machine. */
export function createRepository(): Repository {
  const root = mkdtempSync(join(tmpdir(), 'exports-'))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', env })
  git('init', '--quiet', '--initial-branch=main', '--template=')
  return {
    root,
    git,
    write(files) {
      for (const [file, text] of Object.entries(files)) {
        const path = join(root, file)
        mkdirSync(dirname(path), { recursive: true })
        if (text === null) rmSync(path)
        else writeFileSync(path, text)
      }
    },
    commit(message) {
      git('add', '--all')
      git('commit', '--quiet', '--message', message)
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
