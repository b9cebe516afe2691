import type { ViteDevServer } from 'vite'

import { fixedEvent, problemSource } from '../dev/articleUpdate.ts'
import { formatProblems, type Problem } from '../compile/Problem.ts'

/** What is wrong with the content now. An overlay shows it in the browser until the last problem is fixed. */
export interface OpenProblems {
  /** Replaces the problems of a place: of a page or of one of its files. */
  set: (place: string, problems: readonly Problem[]) => void
}

/** The problems of one development server, none yet. */
export function createOpenProblems(server: Pick<ViteDevServer, 'config' | 'hot'>): OpenProblems {
  const open = new Map<string, readonly Problem[]>()
  return {
    set(place, problems) {
      const wasOpen = open.delete(place)
      if (problems.length > 0) open.set(place, problems)
      if (problems.length === 0 && !wasOpen) return
      if (open.size === 0) return server.hot.send(fixedEvent)
      const message = formatProblems([...open.values()].flat())
      server.config.logger.error(message, { timestamp: true })
      server.hot.send({ type: 'error', err: { message, stack: '', plugin: problemSource } })
    },
  }
}
