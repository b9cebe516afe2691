import { parse } from '@vue/compiler-sfc'

/** Names of the library's directives, without `v-`. */
export const knownDirectives = ['display', 'width', 'height', 'margin', 'padding', 'font', 'color', 'bg-color', 'resize', 'line-clamp']

const used = new RegExp(`\\sv-(${knownDirectives.join('|')})(?=[\\s=>/.:])`, 'g')

/**
 * Adds imports of the library's directives that a demo uses to its source. An app registers them with `app.use(ViewUIPlus)`, but on a demo
 * page that would load every component.
 */
export function importDirectives(source: string): string {
  // Few demos use one: the others are not parsed.
  if (source.search(used) === -1) return source
  const { template, scriptSetup, script } = parse(source, { sourceMap: false }).descriptor
  const names = new Set([...(template?.content.matchAll(used) ?? [])].map(([, name]) => importName(name ?? '')))
  if (names.size === 0) return source
  const statement = `import { ${[...names].join(', ')} } from 'virtual:view-ui-directives';`
  if (scriptSetup) return source.slice(0, scriptSetup.loc.start.offset) + statement + source.slice(scriptSetup.loc.start.offset)
  const language = script?.lang ? ` lang="${script.lang}"` : ''
  return `${source}\n<script setup${language}>\n${statement}\n</script>\n`
}

/** `bg-color` → `vBgColor`, the name by which `<script setup>` finds a directive. */
function importName(name: string): string {
  return `v${name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`
}
