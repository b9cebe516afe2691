import type { Heading } from 'mdast'

import type { PageSource } from '../../compile/source/PageSource.ts'

/** What a heading of a reference names: it is one piece of code. Case tells names apart: `order` is not `Order`. */
export function nameOf({ children: [first, ...others] }: Heading, { reference }: PageSource): string | undefined {
  return reference && first?.type === 'inlineCode' && others.length === 0 ? first.value : undefined
}
