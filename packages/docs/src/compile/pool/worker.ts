import { Tinypool } from 'tinypool'

import { diskStore } from '../cache/bodyStore.ts'
import { createCompiler } from '../page/createCompiler.ts'
import { compileJob, type Job, type JobResult, type ThreadData } from './compilePool.ts'

const { folder, site }: ThreadData = Tinypool.workerData
const compiler = createCompiler(site)
const store = diskStore(folder)

/** Compiles pages in a thread of the pool and stores them on disk; only the facts for cross-page checks are sent back. */
export default async function compileJobs(jobs: readonly Job[]): Promise<JobResult[]> {
  const results: JobResult[] = []
  for (const job of jobs) results.push(await compileJob(job, compiler, store))
  return results
}
