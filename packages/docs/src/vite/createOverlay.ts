import type { ViteDevServer } from 'vite'

import { fixedEvent, problemSource } from '../dev/articleUpdate.ts'
import { countProblems, formatProblem, sortProblems, type Problem } from '../compile/Problem.ts'

/** Shows problems over the page in every open browser until the last one is fixed, and in the terminal. */
export interface Overlay {
  /** Replaces what is shown; problems of the page that is being written come first. */
  show: (problems: readonly Problem[], page?: string) => void
}

/** More than an author can read at once; `check` prints all. */
const most = 20

/** The overlay of one development server. */
export function createOverlay(server: Pick<ViteDevServer, 'config' | 'environments' | 'hot'>): Overlay {
  let shown = ''
  const payload = () => ({ type: 'error', err: { message: shown, stack: '', plugin: problemSource } }) as const
  // A page that is opened later shows them too.
  server.environments.client.hot.on('vite:client:connect', (_, client) => {
    if (shown !== '') client.send(payload())
  })
  return {
    show(problems, page) {
      const before = shown
      shown = problems.length > 0 ? textOf(problems, page) : ''
      if (shown === '') {
        if (before !== '') server.hot.send(fixedEvent)
        return
      }
      if (shown !== before) server.config.logger.error(shown, { timestamp: true })
      // Again, even if nothing changed: an update of a module closes the overlay.
      server.hot.send(payload())
    },
  }
}

function textOf(problems: readonly Problem[], page: string | undefined): string {
  const sorted = sortProblems(problems)
  const isOwn = ({ file }: Problem) => page !== undefined && file.startsWith(`${page}/`)
  const ordered = [...sorted.filter(isOwn), ...sorted.filter((problem) => !isOwn(problem))]
  const rest = ordered.length - most
  const texts = ordered.slice(0, most).map(formatProblem)
  return `${countProblems(ordered.length)} in the pages:\n\n${texts.join('\n\n')}\n${rest > 0 ? `\nand ${rest} more\n` : ''}`
}
