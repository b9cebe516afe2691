import { themeAttribute } from '@view-site/ui/palette'
import { contentSecurityPolicy, scriptHash } from '@view-site/static-server'
import { build } from 'vite'
import { frameConfig } from './frameConfig.ts'
import { framePolicy } from './framePolicy.ts'

/**
 * Builds the frame's document: a single HTML string with everything inlined. Service workers and caches do not apply to a sandboxed frame,
 * so its own requests would go to the network each time, and fail offline.
 * @param library Folder of the release of View UI Plus. @default the current one
 */
export async function frameDocument(library?: string): Promise<string> {
  const built = await build(frameConfig(library))
  if (!('output' in built)) throw new Error('The frame needs a single build: check the input in build/frameConfig.ts.')
  const scripts = built.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
  const sheets = built.output.flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : []))
  const [script, ...more] = scripts
  if (script === undefined || more.length > 0 || built.output.length > scripts.length + sheets.length) {
    const names = built.output.map(({ fileName }) => fileName).join(', ')
    throw new Error(`The frame's build made ${names}, but a single script and style sheet are needed: see build/frameConfig.ts.`)
  }
  return documentHtml(endless(script), sheets.join('\n'))
}

/** Escapes character sequences that would end the script element or open a comment. */
function endless(script: string): string {
  return script.replaceAll('</script', String.raw`<\/script`).replaceAll('<!--', String.raw`<\!--`)
}

function documentHtml(script: string, styles: string): string {
  return [
    '<!doctype html>',
    '<html lang="zh-CN">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="content-security-policy" content="${contentSecurityPolicy(framePolicy(scriptHash(script)))}">`,
    // Anchor links would otherwise resolve against the URL of the parent page.
    '<base href="about:srcdoc">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<title>View UI Plus</title>',
    `<style>${styles}</style>`,
    // The dark theme sets the variable.
    `<style>:root{color-scheme:light}:root[${themeAttribute}="dark"]{color-scheme:dark}body{margin:0;padding:24px;background:var(--ivu-surface,#fff)}</style>`,
    '</head>',
    '<body>',
    '<div id="app"></div>',
    `<script type="module">${script}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}
