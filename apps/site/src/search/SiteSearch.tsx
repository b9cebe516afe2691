import { SearchPicker } from '@view-site/layout'
import { useSite } from '../app/SiteContext.tsx'

/** The header's search: pages of the menus and the whole documentation. Its code and its index come when it is first opened. */
export function SiteSearch() {
  const site = useSite()
  return <SearchPicker load={async () => (await import('./siteSearchDialog.tsx')).siteSearchDialog(site)} />
}
