import type { Passes } from './passes.ts'
import type { Job } from './planJobs.ts'

/**
 * The folders to lint, from the root: those of packages that changed since the job last passed, in their files or in the types they
 * depend on. Empty if a file outside them changed, such as the rules, or if lint never passed here: everything has to be linted.
 */
export function lintScope(job: Job, passes: Pick<Passes, 'changedFiles' | 'changedTasks'>): string[] {
  const folders = (passes.changedTasks(job) ?? []).map(({ directory }) => directory).filter((folder) => folder !== '')
  const isInside = (file: string) => folders.some((folder) => file.startsWith(`${folder}/`))
  return passes.changedFiles(job)?.every(isInside) ? folders : []
}
