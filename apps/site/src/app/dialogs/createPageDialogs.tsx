import { stripLocale } from '@view-site/i18n/product'
import { createObservable, type Observable } from '@view-site/platform'
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

type RenderDialog = (state: DialogState) => ReactNode

/** A dialog that has been opened. It keeps its input when it is closed. */
export interface PageDialog {
  name: PageDialogName
  render: RenderDialog
  open: boolean
}

/** The dialogs of the pages. Their code is loaded when they are first opened. */
export interface PageDialogs extends Pick<Observable<readonly PageDialog[]>, 'get' | 'subscribe'> {
  /** Loads a dialog, and returns what opens it. */
  load: (name: PageDialogName) => Promise<() => void>
  close: (name: PageDialogName) => void
}

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

/** Creates the dialogs of the pages, which `DialogHost` shows. */
export function createPageDialogs(): PageDialogs {
  const { get, set, subscribe } = createObservable<readonly PageDialog[]>([])
  return {
    get,
    subscribe,
    async load(name) {
      const render = await loaders[name]()
      return () => set([...get().filter((other) => other.name !== name), { name, render, open: true }])
    },
    close(name) {
      set(get().map((dialog) => (dialog.name === name ? { ...dialog, open: false } : dialog)))
    },
  }
}
