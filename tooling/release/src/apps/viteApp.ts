const config = `import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [react()] })
`

/** Development dependencies of an app that is built with Vite. */
export const viteTools = ['vite', '@vitejs/plugin-react', '@types/react', '@types/react-dom', '@typescript/native']

/** The command that builds it. */
export const viteBuild = ['vite', 'build', '--logLevel', 'warn'] as const

/** Configuration and HTML of an app that is built with Vite. */
export function viteApp(entry: string): Record<string, string> {
  return {
    'vite.config.ts': config,
    'index.html': `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>Acme</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${entry}"></script>
  </body>
</html>
`,
  }
}
