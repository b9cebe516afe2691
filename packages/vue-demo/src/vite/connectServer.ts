import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * File next to the demos of a page that simulates their server. Its default export starts it and returns a function that stops it. It is not
 * part of the demos: readers neither see it in them nor copy it with them.
 */
export const serverFile = 'server.js'

/** The simulated server of a demo, if its folder has one. */
export function serverOf(file: string): string | undefined {
  const server = path.posix.join(path.posix.dirname(file), serverFile)
  return existsSync(server) ? server : undefined
}

const setup = /<script setup\b[^>]*>/

/** Lets a demo start the server of its folder before its own code, and stop it when it is unmounted. Lines keep their numbers. */
export function connectServer(source: string): string {
  const statements = [
    "import { onScopeDispose as onLeaveDemo } from 'vue'",
    `import startDemoServer from './${serverFile}'`,
    'onLeaveDemo(startDemoServer())',
  ]
  return source.replace(setup, (tag) => `${tag}${statements.join(';')};`)
}
