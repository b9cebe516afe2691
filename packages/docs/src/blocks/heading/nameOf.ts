import type { Heading } from 'mdast'

import type { PageSource } from '../../compile/source/PageSource.ts'

/** The name that a heading of a reference consists of: one piece of code. Names are case-sensitive: `order` is not `Order`. */
export function nameOf({ children: [first, ...others] }: Heading, { reference }: PageSource): string | undefined {
  return reference && first?.type === 'inlineCode' && others.length === 0 ? first.value : undefined
}
