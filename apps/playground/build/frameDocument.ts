import { contentSecurityPolicy, scriptHash } from '@view-site/static-server'
import type { Plugin } from 'vite'
import { framePolicy } from './framePolicy.ts'

/** Writes the frame's document: names that code can import, one inline script that no other may stand beside, and its policy. */
export function frameDocument(): Plugin {
  return {
    name: 'playground:frame-document',
    generateBundle(_options, bundle) {
      const entry = (name: string) => {
        const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry && file.name === name)
        if (!chunk) throw new Error(`The frame's build has no entry "${name}": see the inputs in build/frameConfig.ts.`)
        return `./${chunk.fileName}`
      }
      const styles = Object.keys(bundle).filter((name) => name.endsWith('.css'))
      const imports = JSON.stringify({ imports: { vue: entry('vue'), 'view-ui-plus': entry('view-ui-plus') } })
      this.emitFile({ type: 'asset', fileName: 'index.html', source: documentHtml(imports, styles, entry('frame')) })
    },
  }
}

function documentHtml(imports: string, styles: readonly string[], entry: string): string {
  return [
    '<!doctype html>',
    '<html lang="zh-CN">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="content-security-policy" content="${contentSecurityPolicy(framePolicy(scriptHash(imports)))}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light">',
    '<title>View UI Plus</title>',
    `<script type="importmap">${imports}</script>`,
    ...styles.map((name) => `<link rel="stylesheet" href="./${name}">`),
    '<style>body{margin:0;padding:24px;background:#fff}</style>',
    '</head>',
    '<body>',
    '<div id="app"></div>',
    `<script type="module" src="${entry}"></script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}
