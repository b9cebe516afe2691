import type { RegisteredRouter } from '@tanstack/react-router'
import type { I18n } from '@view-site/i18n'
import type { Layout } from '@view-site/layout'
import type { SavedPages } from '@view-site/layout/saved-pages'
import type { Tours } from '@view-site/layout/tour'
import type { Watermark } from '@view-site/layout/watermark'
import type { MessageCenter } from '@view-site/ui'
import type { Equipment } from './data/createEquipment.ts'
import type { Requests } from './data/createRequests.ts'
import type { Session } from './session/createSession.ts'

/** Everything that exists once per page load. */
export interface App {
  readonly i18n: I18n
  readonly session: Session
  readonly equipment: Equipment
  readonly requests: Requests
  readonly messages: MessageCenter
  readonly watermark: Watermark
  readonly router: RegisteredRouter
  readonly layout: Layout
  /** Favourites and recent pages of the user. */
  readonly saved: SavedPages
  readonly tours: Tours
  /** Adds 1,000 pages to the lab's menu or removes them; resolves when the menus show it. */
  showManyItems: (show: boolean) => Promise<void>
  /** Subscribes to router, session and data; returns a cleanup function. */
  start: () => () => void
}
