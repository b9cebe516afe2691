import type { Element } from 'hast'
import type { ReactElement, ReactNode } from 'react'

/** Renders a node of the tree with the component of its block. */
export function Block({ node, children }: { node?: Element; children?: ReactNode }): ReactElement | null {
  return node?.data?.block?.render(children) ?? null
}
