import { Link } from '@view-site/ui'
import type { ReactNode } from 'react'

/** Renders the `<contact>` tag of a text as a link to customer service, for `richText`. */
export function contactLink(to: string): (words: string) => ReactNode {
  return (words) => <Link to={to}>{words}</Link>
}
