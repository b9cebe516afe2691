import type { Diagnostic, DiagnosticMessageChain } from 'typescript'

/** The message of a diagnostic: the outermost message and the most deeply nested one. */
export function reasonOf({ messageText, code }: Diagnostic): string {
  if (typeof messageText === 'string') return `${plain(messageText)} (TS${code})`
  const deepest = deepestOf(messageText)
  const reasons = deepest === messageText ? [messageText] : [messageText, deepest]
  return `${reasons.map(({ messageText: text }) => plain(text)).join(': ')} (TS${code})`
}

function deepestOf(chain: DiagnosticMessageChain): DiagnosticMessageChain {
  const below = chain.next?.[0]
  return below ? deepestOf(below) : chain
}

function plain(text: string): string {
  return text.replace(/\.$/, '')
}
