import { readBootData } from './bootData.ts'

/**
 * Reports that something could not be loaded.
 * @param retry Does again what it was needed for.
 * @param href Address that it leads to.
 */
export type ReportFailure = (retry: () => void, href?: string) => void

/**
 * Returns a function that shows, in the status bar of the page, that something could not be loaded. If the bar cannot be loaded either, the
 * browser's own dialog asks in the words of the page whether to load the page again. A page in development has no words for it: the error is
 * on its console.
 * @param load Loads a module with the status of the page.
 */
export function reportFailures(load: () => Promise<{ status: { failed: ReportFailure } }>): ReportFailure {
  return (retry, href) =>
    void load().then(
      ({ status }) => status.failed(retry, href),
      (error: unknown) => {
        const question = readBootData()?.retry
        if (question === undefined) reportError(error)
        else if (confirm(question)) location.reload()
      },
    )
}
