import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './paths.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const running = new Set()
let isStopping = false
const windows = process.platform === 'win32'

// Child processes must not outlive this program, however it ends.
process.on('exit', () => {
  for (const child of running) send(child, 'SIGTERM')
})

for (const signal of signals) {
  process.on(signal, () => {
    void stopAll(signal).then(() => process.exit(128 + constants.signals[signal]))
  })
}

/**
 * Starts a command in a separate process group, so that stopping it also stops its child processes.
 * @param {{ cwd?: string, env?: Record<string, string>, quiet?: boolean, idle?: boolean, onMessage?: (message: unknown) => void }} options
 *   quiet: capture the output; idle: run at low priority; onMessage: called with the messages of a Node child process
 * @returns the child, with `done`: a promise of its exit code and output
 */
export function start(command, args, { cwd = root, env = {}, quiet = false, idle = false, onMessage } = {}) {
  const nice = idle && !windows ? ['nice', '-n', '19'] : []
  const [first, ...rest] = [...nice, command, ...args]
  const child = spawn(first, rest, {
    cwd,
    env: { ...process.env, ...env },
    detached: !windows,
    shell: windows && command !== process.execPath,
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit', ...(onMessage ? ['ipc'] : [])],
  })
  running.add(child)
  if (onMessage) child.on('message', onMessage)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const done = new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('exit', (code, signal) => resolve({ code: code ?? 128 + constants.signals[signal], output }))
  }).finally(() => running.delete(child))
  return Object.assign(child, { done })
}

/** Runs a command; on failure throws an error with the end of its output. */
export async function run(command, args, { lines = 60, ...options } = {}) {
  const { code, output } = await start(command, args, options).done
  // A command killed by `stopAll` has not failed: never settle, as this program is exiting.
  if (isStopping) await new Promise(() => {})
  if (code !== 0)
    throw new Error(
      `${output.trimEnd().split('\n').slice(-lines).join('\n')}\n${command} ${args.join(' ')} ended with ${code}.`.trimStart(),
    )
  return output
}

/** Stops all child processes and waits until they have exited; kills them after 5 s. */
export async function stopAll(signal = 'SIGTERM') {
  isStopping = true
  const children = [...running]
  for (const child of children) send(child, signal)
  const timer = setTimeout(() => children.forEach((child) => send(child, 'SIGKILL')), 5000)
  await Promise.all(children.map((child) => child.done))
  clearTimeout(timer)
}

/** Exits when the parent process is gone: npm does not forward every signal. */
export function exitWithParent() {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) void stopAll().then(() => process.exit(143))
  }, 500).unref()
}

function send(child, signal) {
  try {
    process.kill(windows ? child.pid : -child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}
