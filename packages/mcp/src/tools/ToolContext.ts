import type { CallToolResult } from '@modelcontextprotocol/server'
import type { Docs } from '../docs/openDocs.ts'
import type { Texts } from '../locales/texts.ts'

/** Context of a tool. */
export interface ToolContext {
  docs: Docs
  texts: Texts
}

/** Hints for clients: no tool changes anything. */
export const readOnly = { readOnlyHint: true, idempotentHint: true, openWorldHint: false }

/** A result that is a single text. */
export function textResult(text: string): CallToolResult {
  return { content: [{ type: 'text', text }] }
}
