/** Whether bytes are to be saved. Safari and Firefox have no setting for it. */
export function savesData(): boolean {
  return connection()?.saveData === true
}

/** Whether the line has room for what may be wanted later. Where the browser does not tell, it has. */
export function hasRoom(): boolean {
  return !savesData() && (connection()?.effectiveType ?? '4g') === '4g'
}

function connection(): { saveData?: boolean; effectiveType?: string } | undefined {
  return (globalThis.navigator as (Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }) | undefined)?.connection
}
