import { safePath } from '../app/safePath.ts'

/** The documentation page that an issue is about, as the address of the issue form names it. */
export interface ReportedPage {
  /** Path of the page with its locale. */
  page?: string
  /** Version of the library that it describes. */
  version?: string
}

/** Reads a reported page from an address. Anything else than a path of this site and a version is ignored. */
export function reportedPage({ page, version }: Record<string, unknown>): ReportedPage {
  const path = safePath(page)
  return {
    ...(path ? { page: path } : {}),
    ...(typeof version === 'string' && /^\d+\.\d+\.\d+[\w.-]{0,20}$/.test(version) ? { version } : {}),
  }
}

/** Route of the issue form for a page: a problem with it can be reported there. */
export function reportUrl({ page, version }: ReportedPage): string {
  return `/new-issue?${new URLSearchParams({ ...(page ? { page } : {}), ...(version ? { version } : {}) })}`
}
