import { readFileSync } from 'node:fs'

/** Clock ticks per second: the same on every architecture on which Node runs on Linux. */
const ticks = 100

/**
 * Processor seconds of the exited child processes, including the descendants that they waited for; 0 on systems other than Linux, which do
 * not report it. Browsers are not counted: they are killed, and no process waits for theirs.
 */
export function childrenCpu(): number {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    // After the name in parentheses, fields 16 and 17 of proc(5): user and system time of waited-for children.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[13]) + Number(fields[14])) / ticks
  } catch {
    return 0
  }
}
