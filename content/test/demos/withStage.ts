import { openStage, type OpenStage } from './openStage.ts'

const free: OpenStage[] = []

/**
 * Lends a page that runs demos to one demo at a time; as many are opened as demos run beside each other. `use` tells what was
 * wrong: such a page is closed, so that nothing of it is told of the demo after.
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
