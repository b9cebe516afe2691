import type { Log } from '@view-site/layout/log'
import type { Analytics } from './Analytics.ts'

/**
 * The analytics that the owner chose: an address that page views are posted to as JSON, `log` for entries of the log, or nothing at
 * all for nobody.
 */
export function createAnalytics(choice: string, log: Log): Analytics {
  if (choice === '') return { view: () => undefined }
  if (choice === 'log') return { view: (page) => log.add({ message: `Page view: ${page.path}`, detail: page }) }
  return { view: (page) => void navigator.sendBeacon(choice, new Blob([JSON.stringify(page)], { type: 'text/plain' })) }
}
