import { logLevels, textLimit, type LogLevel } from '../src/protocol/frameMessages.ts'
import { inspect } from './inspect.ts'

/** Maximum number of messages per second: more would block the page, which displays them. */
const perSecond = 100

/** Calls `onLog` with console output as text. */
export function captureConsole(onLog: (level: LogLevel, text: string) => void): void {
  let second = 0
  let count = 0
  for (const level of logLevels) {
    const original = console[level].bind(console)
    console[level] = (...values: unknown[]) => {
      const now = Math.floor(performance.now() / 1000)
      if (now !== second) count = 0
      second = now
      count++
      if (count > perSecond) return
      original(...values)
      if (count === perSecond) onLog('warn', '…')
      else onLog(level, values.map(inspect).join(' ').slice(0, textLimit))
    }
  }
}
