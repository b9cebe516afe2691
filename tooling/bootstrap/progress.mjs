const begin = Date.now()
const { stdout } = process

/** Minimum time between progress lines when the output is not a terminal. */
const secondsBetweenLines = 5

/**
 * Runs one step and prints its title and duration. A failed step prints its error and exits the program.
 * @param work called with `report`: pass it `{ phase, done, of }` to show the progress, and at the end the duration of each phase
 */
export async function step(title, work) {
  const start = Date.now()
  const phases = new Map()
  const show = lineWriter(title)
  let isOver = false
  show('')
  try {
    const result = await work(({ phase, done, of }) => {
      if (isOver) return
      const known = phases.get(phase) ?? { start: Date.now() }
      phases.set(phase, { ...known, done, of, end: Date.now() })
      show(`: ${[...phases].map(progressOf).join(', ')}`)
    })
    isOver = true
    const times = [...phases].map(([phase, { start, end }]) => `${phase} ${seconds(start, end)}`)
    end(`✓ ${title} (${[seconds(start), ...times].join('; ')})`)
    return result
  } catch (error) {
    end(`✗ ${title} (${seconds(start)})`)
    return fail(error.message)
  }
}

/** Ends the program with an error and what to do next. */
export function fail(what, next = '') {
  process.stderr.write(`\n${what}\n${next ? `→ ${next}\n` : ''}`)
  process.exit(1)
}

/** Time since the command started, for the last line. */
export function total() {
  return `(${seconds(begin)})`
}

/** Shows the progress of a step: overwrites the previous line on a terminal, else prints a line at intervals. */
function lineWriter(title) {
  let last = 0
  return (progress) => {
    const line = `• ${title}${progress}`
    if (stdout.isTTY) stdout.write(`\r${line.slice(0, (stdout.columns || 80) - 1)}\x1b[K`)
    else if (Date.now() - last >= secondsBetweenLines * 1000) {
      last = Date.now()
      stdout.write(`${line}\n`)
    }
  }
}

function end(line) {
  stdout.write(`${stdout.isTTY ? '\r' : ''}${line}${stdout.isTTY ? '\x1b[K' : ''}\n`)
}

function progressOf([phase, { done, of }]) {
  if (done === of) return `${phase} ✓`
  return of > 1 ? `${phase} ${done}/${of}` : phase
}

function seconds(since, until = Date.now()) {
  return `${((until - since) / 1000).toFixed(1)} s`
}
