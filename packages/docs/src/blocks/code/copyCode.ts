import type { ArticlePorts } from '../../article/ArticlePorts.ts'
import { showOutcome } from '../../article/showOutcome.ts'
import { codeOf, codeText, selectCode } from './shownCode.ts'

/** Copies the code of the block that a button is in. */
export async function copyCode(button: HTMLElement, { announce }: ArticlePorts): Promise<void> {
  const code = codeOf(button)
  if (!code) return
  try {
    await navigator.clipboard.writeText(codeText(code))
    showOutcome(button, 'done', announce)
  } catch {
    selectCode(code)
    showOutcome(button, 'failed', announce)
  }
}
