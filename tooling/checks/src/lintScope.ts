import type { Passes } from './passes.ts'
import type { Job } from './planJobs.ts'

/**
 * The folders to lint, relative to the root: those of packages whose files or dependencies' types changed since the job last passed. Empty
 * if everything has to be linted: a file outside of these folders changed, such as the rules, or lint has never passed here.
 */
export function lintScope(job: Job, passes: Pick<Passes, 'changedFiles' | 'changedTasks'>): string[] {
  const folders = (passes.changedTasks(job) ?? []).map(({ directory }) => directory).filter((folder) => folder !== '')
  const isInside = (file: string) => folders.some((folder) => file.startsWith(`${folder}/`))
  return passes.changedFiles(job)?.every(isInside) ? folders : []
}
