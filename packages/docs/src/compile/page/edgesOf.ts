import type { Node } from 'mdast'

import type { PageContext } from './PageContext.ts'

/** First and last line of a node as the author wrote it, without blanks around them. */
export function edgesOf({ position }: Node, { source }: PageContext): [string, string] {
  const text = source.markdown.slice(position?.start.offset, position?.end.offset).trimEnd()
  const [first = ''] = text.split('\n', 1)
  return [first, text.slice(text.lastIndexOf('\n') + 1).trim()]
}
