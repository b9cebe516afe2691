import type { RouterPort } from '@view-site/layout'
import type { ComponentType } from 'react'

/** The router as the app uses it, whichever library is below it: `src/router` has all that depends on that. */
export interface AppRouter {
  /** The layout's view of it. */
  readonly port: RouterPort
  /** Renders the layout and the current page. */
  readonly Provider: ComponentType
  /** Goes to a path of the app; resolves when its page is shown. */
  open: (path: string, options?: { replace?: boolean }) => Promise<void>
  /** Checks the access to the current page again, and loads its data. */
  reload: () => Promise<void>
}
