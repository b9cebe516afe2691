const begin = Date.now()

/** Runs one step and prints what it is, and how long it took. A failed step prints the end of its own output and ends the program. */
export async function step(title, work) {
  const start = Date.now()
  process.stdout.write(`• ${title}${process.stdout.isTTY ? '' : '\n'}`)
  try {
    const result = await work()
    process.stdout.write(`${process.stdout.isTTY ? '\r' : ''}✓ ${title} ${seconds(start)}\n`)
    return result
  } catch (error) {
    process.stdout.write(`${process.stdout.isTTY ? '\r' : ''}✗ ${title} ${seconds(start)}\n`)
    return fail(error.message)
  }
}

/** Ends the program with what went wrong and what to do next. */
export function fail(what, next = '') {
  process.stderr.write(`\n${what}\n${next ? `→ ${next}\n` : ''}`)
  process.exit(1)
}

/** Time since the command began, for the last line. */
export function total() {
  return seconds(begin)
}

function seconds(since) {
  return `(${((Date.now() - since) / 1000).toFixed(1)} s)`
}
