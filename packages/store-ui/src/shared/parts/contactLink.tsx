import { Link } from '@view-site/ui'
import type { ReactNode } from 'react'

/** How `richText` draws the words that lead to somebody who can help. */
export function contactLink(to: string): (words: string) => ReactNode {
  return (words) => <Link to={to}>{words}</Link>
}
