import type { LogEntry } from '../core/Log.ts'

/** Hands entries to the browser as a JSON file named after the time. */
export function downloadLog(entries: readonly LogEntry[]): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(entries, null, 2)], { type: 'application/json' }))
  const name = `system-log-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // The browser takes the file in its own time.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
