import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Job } from './planJobs.ts'
import type { TurboTask } from './turboTasks.ts'

const taskPass = z.object({ hash: z.string(), inputs: z.record(z.string(), z.string()) })
const passFile = z.object({ key: z.string(), at: z.string(), tasks: z.record(z.string(), taskPass) })

/** Records passed jobs, so that a job runs again only after one of its inputs has changed. */
export interface Passes {
  /** When the job last passed with its current inputs; `undefined` if it has to run. */
  passedAt: (job: Job) => string | undefined
  /** Input files of the job that changed since it last passed, relative to the root; `undefined` if it never passed here. */
  changedFiles: (job: Job) => string[] | undefined
  /** Tasks of the job whose files or dependencies changed since it last passed; `undefined` if it never passed here. */
  changedTasks: (job: Job) => TurboTask[] | undefined
  /** Records that the job passed. */
  remember: (job: Job) => Promise<void>
}

/** Opens the record of passed jobs in a folder. `tools` is a hash of everything outside the repository that affects results. */
export function openPasses(folder: string, tools: string): Passes {
  const fileOf = ({ name }: Job) => join(folder, `${name.replaceAll(/[^\w.-]+/g, '_')}.json`)
  const read = (job: Job) => {
    try {
      return passFile.parse(JSON.parse(readFileSync(fileOf(job), 'utf8')))
    } catch {
      // Missing or damaged: run the job.
      return undefined
    }
  }
  const keyOf = ({ tasks }: Job) => hash([tools, ...tasks.map(({ taskId, hash }) => `${taskId} ${hash}`).sort()])
  return {
    passedAt(job) {
      const pass = read(job)
      return pass?.key === keyOf(job) ? pass.at : undefined
    },
    changedFiles(job) {
      const pass = read(job)
      return (
        pass &&
        job.tasks.flatMap(({ taskId, directory, inputs }) => {
          const before = pass.tasks[taskId]?.inputs ?? {}
          const names = new Set([...Object.keys(before), ...Object.keys(inputs)])
          return [...names].filter((name) => before[name] !== inputs[name]).map((name) => join(directory, name))
        })
      )
    },
    changedTasks(job) {
      const pass = read(job)
      return pass && job.tasks.filter(({ taskId, hash }) => pass.tasks[taskId]?.hash !== hash)
    },
    async remember(job) {
      await mkdir(folder, { recursive: true })
      const tasks = Object.fromEntries(job.tasks.map(({ taskId, hash, inputs }) => [taskId, { hash, inputs }]))
      const pass: z.input<typeof passFile> = { key: keyOf(job), at: new Date().toISOString(), tasks }
      // Written atomically, so that a concurrent run never reads a partial file.
      await writeFile(`${fileOf(job)}.new`, JSON.stringify(pass))
      await rename(`${fileOf(job)}.new`, fileOf(job))
    },
  }
}

/** A key that changes with Node, the browser and whether the run is a full one. */
export function toolsKey(): string {
  const browser = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell'
  const { size, mtimeMs } = existsSync(browser) ? statSync(browser) : { size: 0, mtimeMs: 0 }
  return hash([process.version, browser, String(size), String(mtimeMs), process.env['FULL'] ?? ''])
}

function hash(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url')
}
