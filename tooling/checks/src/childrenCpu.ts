import { readFileSync } from 'node:fs'

/** Clock ticks in a second, which Linux has for every architecture that Node runs on. */
const ticks = 100

/**
 * Processor seconds of the children of this process that have ended, with all that they waited for; 0 where the system does not report it (only
 * Linux does). Browsers are killed, and nobody waits for their processes: they are not counted.
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
