import { openStage, type OpenStage } from './openStage.ts'

const free: OpenStage[] = []

/**
 * Lends a page that runs demos to one demo at a time; as many are opened as demos run in parallel. `use` returns the
 * problems it found: a page with problems is closed, so that the next demo is not blamed for them.
 */
export async function withStage(use: (stage: OpenStage) => Promise<string[]>): Promise<string[]> {
  const stage = free.pop() ?? (await openStage())
  let faults: string[] | undefined
  try {
    faults = await use(stage)
    return faults
  } finally {
    if (faults?.length === 0) free.push(stage)
    else await stage.page.context().close()
  }
}
