import { reportFailures } from '@view-site/static-site/hydrate'
import { loadStatus } from '../loadStatus.ts'
import { useServices } from '../services/ServicesContext.tsx'
import type { PageDialogName } from './loadPageDialog.tsx'

const report = reportFailures(loadStatus)

/** Returns a function that opens a dialog of the pages. If its code could not be loaded, the status of the page offers to try again. */
export function useDialog(name: PageDialogName): () => void {
  const { dialogs } = useServices()
  return function open() {
    dialogs.load(name).then(
      (show) => show(),
      () => report(open),
    )
  }
}
