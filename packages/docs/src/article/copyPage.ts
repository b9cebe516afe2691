import type { ArticlePorts } from './ArticlePorts.ts'
import { showOutcome } from './showOutcome.ts'

/** Copies the whole page as Markdown. */
export async function copyPage(button: HTMLElement, { announce, markdown = fetchMarkdown }: ArticlePorts): Promise<void> {
  try {
    await copyText(markdown())
    showOutcome(button, 'done', announce)
  } catch {
    showOutcome(button, 'failed', announce)
  }
}

async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  // The item is made before the text has arrived: Safari allows copying only while it handles the press.
  const item = new ClipboardItem({ 'text/plain': text.then((content) => new Blob([content], { type: 'text/plain' })) })
  return navigator.clipboard.write([item])
}

/** The Markdown page has the address of this page with `.md` added. */
async function fetchMarkdown(): Promise<string> {
  const response = await fetch(`${location.pathname.replace(/\/$/, '')}.md`)
  if (!response.ok) throw new Error(`The Markdown of this page answers ${response.status}.`)
  return response.text()
}
