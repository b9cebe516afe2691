import { createServer } from 'node:net'

/** The port in an environment variable, or the default. */
export function configuredPort(variable, usual) {
  const asked = process.env[variable]
  const port = Number(asked ?? usual)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`${variable}=${asked} is not a port. Use a number from 1 to 65535, or leave it out for ${usual}.`)
}

/** The first free port from `preferred` on; prints a note if that one is taken. */
export async function freePort(preferred, { host = '127.0.0.1', variable } = {}) {
  for (let port = preferred; port < preferred + 100; port++) {
    if (await isFree(port, host)) {
      if (port !== preferred && variable) {
        process.stdout.write(`  Port ${preferred} is taken: using ${port}. To choose another, run with ${variable}=<port>.\n`)
      }
      return port
    }
  }
  throw new Error(`No free port between ${preferred} and ${preferred + 99}. Free one, or choose another with ${variable}=<port>.`)
}

/** Resolves once the address responds; rejects after `seconds`. */
export async function answers(url, seconds = 30) {
  const until = Date.now() + seconds * 1000
  while (Date.now() < until) {
    const response = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new Error(`${url} did not answer within ${seconds} s.`)
}

function isFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}
