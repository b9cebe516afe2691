/** Whether the reader saves data. Safari and Firefox have no setting for it. */
export function savesData(): boolean {
  return connection()?.saveData === true
}

/** Whether the connection is fast enough to fetch what may be needed later. Assumed where the browser does not report it. */
export function canPrefetch(): boolean {
  return !savesData() && (connection()?.effectiveType ?? '4g') === '4g'
}

function connection(): { saveData?: boolean; effectiveType?: string } | undefined {
  return (globalThis.navigator as (Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }) | undefined)?.connection
}
