import type { Code } from 'mdast'

import { parseCodeMeta, type CodeMeta } from './codeMeta.ts'

/** Reads the first line of a fence. The language may be followed by `{3}` without a blank, or be left out before `file="…"`. */
export function readFence({ lang, meta, value }: Code): CodeMeta & { language: string } {
  const [, language = '', glued = ''] = /^((?!file=)[^{]*|)(.*)$/.exec(lang ?? '') ?? []
  return { language, ...parseCodeMeta(`${glued} ${meta ?? ''}`, value.split('\n').length) }
}
