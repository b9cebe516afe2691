import { SearchPicker } from '@view-site/layout'

const load = async () => (await import('./searchDialog.tsx')).searchDialog

/** The search of the header: pages, customers, actions. */
export function Search() {
  return <SearchPicker load={load} />
}
