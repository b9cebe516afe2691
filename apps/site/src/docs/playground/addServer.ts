const setupEnd = /(<script setup\b[^>]*>[\s\S]*?)(<\/script>)/

/**
 * A demo with the simulated server of its page at the end of its script, for the playground, which has a single file and no network.
 * @param server A module without imports, whose default export starts the server and returns a function that stops it.
 */
export function addServer(source: string, server: string): string {
  const started = server
    .trim()
    .replace(/^export default (?=function|class)/m, '')
    .replace(/^export default /m, 'const startServer = ')
  const [, name = 'startServer'] = /^export default function (\w+)/m.exec(server) ?? []
  const code = `\n// server.js\n${started}\n\nimport { onScopeDispose } from 'vue'\nonScopeDispose(${name}())\n`
  return source.replace(setupEnd, (_, script: string, end: string) => `${script}${code}${end}`)
}
