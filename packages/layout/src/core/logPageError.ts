import type { Layout } from './Layout.ts'

/** Logs the error of a page that could not be shown. */
export function logPageError({ store, inputs }: Layout, error: unknown): void {
  store.get(inputs).log?.add({ type: 'error', message: 'A page could not be shown', detail: error })
}
