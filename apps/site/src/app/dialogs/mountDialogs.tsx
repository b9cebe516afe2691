import type { LayoutBase } from '@view-site/layout'
import { createRoot, type Root } from 'react-dom/client'
import type { Services } from '../services/services.ts'
import { DialogHost } from './DialogHost.tsx'

let mounted: { root: Root; base?: LayoutBase | undefined } | undefined

/**
 * Shows the dialogs of this page from now on. Called again once the stores of the layout's dialogs are there.
 * @param base Those stores.
 */
export function mountDialogs(services: Services, base?: LayoutBase): void {
  const { root, base: known } = mounted ?? { root: createRoot(document.body.appendChild(document.createElement('div'))) }
  mounted = { root, base: base ?? known }
  root.render(<DialogHost services={services} base={mounted.base} />)
}
