import type { ArticlePorts } from './ArticlePorts.ts'
import { codeOf, codeText, selectCode } from '../blocks/code/shownCode.ts'
import { tell } from './showOutcome.ts'

/** Copies the code of the block a button stands in. */
export async function copyCode(button: HTMLElement, { announce }: ArticlePorts): Promise<void> {
  const code = codeOf(button)
  if (!code) return
  try {
    await navigator.clipboard.writeText(codeText(code))
    tell(button, 'done', announce)
  } catch {
    selectCode(code)
    tell(button, 'failed', announce)
  }
}

/** Copies the whole page as Markdown. */
export async function copyPage(button: HTMLElement, { announce, markdown = fetchMarkdown }: ArticlePorts): Promise<void> {
  try {
    await copyText(markdown())
    tell(button, 'done', announce)
  } catch {
    tell(button, 'failed', announce)
  }
}

async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  // The item is made before the text is there: Safari allows copying only while the press is being handled.
  const item = new ClipboardItem({ 'text/plain': text.then((content) => new Blob([content], { type: 'text/plain' })) })
  return navigator.clipboard.write([item])
}

/** The page's twin stands at its address with `.md` added. */
async function fetchMarkdown(): Promise<string> {
  const response = await fetch(`${location.pathname.replace(/\/$/, '')}.md`)
  if (!response.ok) throw new Error(`The Markdown of this page answers ${response.status}.`)
  return response.text()
}
