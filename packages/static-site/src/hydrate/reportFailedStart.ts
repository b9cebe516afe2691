import { answerPresses, dropPresses, followLinks } from './heldPresses.ts'
import type { ReportFailure } from './reportFailures.ts'

/**
 * Reports that the application could not start, although its code may have loaded: at once, and at each press, since no control responds. A
 * retry loads the page again. Links are followed.
 */
export function reportFailedStart(report: ReportFailure): void {
  const ask = () => {
    report(() => location.reload())
    return true
  }
  dropPresses()
  answerPresses(ask)
  followLinks()
  ask()
}
