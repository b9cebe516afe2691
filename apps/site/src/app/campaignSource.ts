/** The campaign that brought the visitor here, from the `c_utm_source` cookie; empty without one. */
export function campaignSource(cookies = globalThis.document?.cookie ?? ''): string {
  const found = /(?:^|; )c_utm_source=([^;]*)/.exec(cookies)?.[1] ?? ''
  try {
    return decodeURIComponent(found)
  } catch {
    return found
  }
}
