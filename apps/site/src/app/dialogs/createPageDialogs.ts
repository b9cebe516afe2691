import { createObservable, type Observable } from '@view-site/platform'
import type { PageDialogName, RenderDialog } from './loadPageDialog.tsx'

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

/** Creates the dialogs of the pages, which `DialogHost` shows. */
export function createPageDialogs(): PageDialogs {
  const { get, set, subscribe } = createObservable<readonly PageDialog[]>([])
  return {
    get,
    subscribe,
    async load(name) {
      const { loadPageDialog } = await import('./loadPageDialog.tsx')
      const render = await loadPageDialog(name)
      return () => set([...get().filter((other) => other.name !== name), { name, render, open: true }])
    },
    close(name) {
      set(get().map((dialog) => (dialog.name === name ? { ...dialog, open: false } : dialog)))
    },
  }
}
