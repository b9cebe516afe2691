import { env, storageKeys } from '../env.ts'

/**
 * Whether a page of documentation needs the application from the start: for somebody who signed in, for an address that asks
 * something, for settings that draw the shell differently. Everybody else needs it when he uses what only it can do.
 */
export function appIsWanted(): boolean {
  return location.search !== '' || document.cookie.includes(`-${env.appId}-`) || hasSettings()
}

function hasSettings(): boolean {
  try {
    return localStorage.getItem(storageKeys.settings) !== null
  } catch {
    return false
  }
}
