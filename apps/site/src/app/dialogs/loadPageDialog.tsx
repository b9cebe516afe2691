import { stripLocale } from '@view-site/i18n/product'
import type { ReactNode } from 'react'
import { filmOf } from '../../docs/filmOf.ts'
import { loadDemoRequest } from '../../store/demo-request/loadDemoRequest.ts'

/** A dialog of the pages: the form to request a guided tour, or the films about the products. Those of sign-in and of the layout are in their packages. */
export type PageDialogName = 'demo-request' | 'videos'

/** Whether a dialog is open, and how it is closed. */
interface DialogState {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Renders a dialog that has loaded. */
export type RenderDialog = (state: DialogState) => ReactNode

const loaders: Record<PageDialogName, () => Promise<RenderDialog>> = {
  async 'demo-request'() {
    const DemoRequest = await loadDemoRequest()
    return (state) => <DemoRequest {...state} />
  },
  async videos() {
    const { Videos } = await import('../../store/video/Videos.tsx')
    const product = filmOf(stripLocale(location.pathname).split('/')[1] ?? '')
    return (state) => <Videos key={product} {...state} product={product} />
  },
}

/** Loads a dialog of the pages. A separate file: the addresses of what dialogs consist of are not in the bundle of every page. */
export function loadPageDialog(name: PageDialogName): Promise<RenderDialog> {
  return loaders[name]()
}
