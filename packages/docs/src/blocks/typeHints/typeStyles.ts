import { createHash } from 'node:crypto'

import type { PageContext, PageParts } from '../../compile/page/PageContext.ts'
import { typeCss } from './typeCss.ts'

/** Parts that have the stylesheet already. A locked part may be in a page without. */
const styled = new WeakSet<PageParts>()

/** Address of the stylesheet of types for the first fence of a page that shows them. Other pages do not load it. */
export function typeStyles({ parts, assets, site }: PageContext): string | undefined {
  if (styled.has(parts)) return undefined
  styled.add(parts)
  assets.push({ kind: 'text', path, text: typeCss })
  return `${site.base}${path}`
}

const path = `/assets/types-${createHash('sha256').update(typeCss).digest('hex').slice(0, 10)}.css`
