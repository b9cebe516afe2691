import { SearchPicker } from '@view-site/layout'

const load = async () => (await import('./searchDialog.tsx')).searchDialog

/** The search of the header: menus, equipment, people. */
export function Search() {
  return <SearchPicker load={load} />
}
