/** Name of the file with the simulated server of a page's demos. */
export const serverFile = 'server.js'

const setup = /(<script setup\b[^>]*>\n?)([\s\S]*?)(<\/script>)/

/** A demo that starts the simulated server of its page, a file of the same code, and stops it when it is unmounted. */
export function addServer(source: string): string {
  const imports = `import { onScopeDispose } from 'vue'\nimport startServer from './${serverFile}'\n`
  const start = '\nonScopeDispose(startServer())\n'
  return source.replace(setup, (_, tag: string, code: string, end: string) => tag + imports + code + start + end)
}
