import type { Log } from '@view-site/layout/log'
import type { Analytics } from './Analytics.ts'

/**
 * Creates the configured analytics.
 * @param choice Address that page views are posted to as JSON, `log` to write them to the log, or an empty string for none.
 */
export function createAnalytics(choice: string, log: Log): Analytics {
  if (choice === '') return { view: () => undefined }
  if (choice === 'log') return { view: (page) => log.add({ message: `Page view: ${page.path}`, detail: page }) }
  return { view: (page) => void navigator.sendBeacon(choice, new Blob([JSON.stringify(page)], { type: 'text/plain' })) }
}
