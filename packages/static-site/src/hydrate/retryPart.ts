import { readBootData } from './bootData.ts'
import { isReplaced } from './isReplaced.ts'

/**
 * Answers a press whose code could not be loaded: loads the page again if the server has another build of it now, and otherwise asks the
 * visitor, in the words of the page, whether to try again.
 */
export async function retryPart(retry: () => void): Promise<void> {
  if (await isReplaced()) return location.reload()
  const question = readBootData()?.retry
  if (question !== undefined && confirm(question)) retry()
}
