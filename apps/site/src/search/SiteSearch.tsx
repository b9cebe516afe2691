import { SearchPicker } from '@view-site/layout'
import { reportFailures } from '@view-site/static-site/hydrate'
import { loadStatus } from '../app/loadStatus.ts'
import { useSite } from '../app/SiteContext.tsx'

const report = reportFailures(loadStatus)

/** The header's search over menu pages and the documentation. Its code and index are loaded when it is first opened. */
export function SiteSearch() {
  const site = useSite()
  return <SearchPicker load={async () => (await import('./siteSearchDialog.tsx')).siteSearchDialog(site)} onFail={report} />
}
