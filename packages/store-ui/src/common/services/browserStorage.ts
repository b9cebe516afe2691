import type { RequestIdStorage } from '../requests/createRequestIds.ts'

/** The browser's localStorage; nothing on a server and where cookies are blocked (there even reading the property throws). */
export function browserStorage(): RequestIdStorage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
