/** Whether the reader saves data. Safari and Firefox have no setting for it. */
export function savesData(): boolean {
  return connection()?.saveData === true
}

/** Whether the connection is fast enough to fetch what may be needed later. Assumed where the browser does not report it. */
export function canPrefetch(): boolean {
  return !savesData() && (connection()?.effectiveType ?? '4g') === '4g'
}

/**
 * Mbps from which on a connection has time for both. Browsers round what they measured, and Chrome assumes 1.95 where it
 * has measured nothing.
 */
const fast = 1.8

/**
 * Whether whole pages can be fetched that the reader may not open, while this one has more to load. Assumed where the browser does not report
 * the connection.
 */
export function canPrefetchPages(): boolean {
  return canPrefetch() && (connection()?.downlink ?? fast) >= fast
}

interface Connection {
  saveData?: boolean
  effectiveType?: string
  /** In Mbps. */
  downlink?: number
}

function connection(): Connection | undefined {
  return (globalThis.navigator as (Navigator & { connection?: Connection }) | undefined)?.connection
}
