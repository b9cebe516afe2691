import { AtRule, parse, Root, Rule } from 'postcss'
import { demoRoots, scopeSelector } from '../vite/scopeStyles.ts'
import { darkTheme, type DarkThemeOptions } from './darkTheme.ts'

/** Options of {@link scopeDarkTheme}. */
export interface ScopeDarkThemeOptions extends DarkThemeOptions {
  /** Variables of the demos' own colours, with their values in the dark theme. @default none */
  variables?: ReadonlyMap<string, string>
}

/**
 * The dark theme for demos and their overlays alone, to load after the stylesheet of `scopeStyles`: the host page keeps its colours, and
 * prints are light.
 *
 * @param css The published stylesheet.
 */
export function scopeDarkTheme(css: string, { selector, variables = new Map() }: ScopeDarkThemeOptions): string {
  const root = parse(darkTheme(css, { selector }))
  const theme = root.first
  if (!(theme instanceof Rule)) throw new Error('The dark theme is not one rule: adapt scopeDarkTheme to darkTheme.')
  scopeRules(theme)
  for (const [prop, value] of variables) theme.prepend({ prop, value })
  return inLayer(root).toString()
}

function scopeRules(theme: Rule): void {
  const scope = new Rule({ selector: demoRoots })
  theme.each((node) => {
    if (node.type === 'rule') scopeRule(node)
    // The background is that of the sheet under the demo; the tokens apply to everything below the dark element.
    else if (node.type === 'decl' && node.prop === 'background-color') node.remove()
    else if (node.type === 'decl' && /^(color|color-scheme)$/.test(node.prop)) scope.append(node.remove())
    else if (node.type === 'comment') node.remove()
  })
  theme.append(scope)
}

function scopeRule(rule: Rule): void {
  if (rule.selectors.includes('body')) rule.walkDecls('background-color', (declaration) => void declaration.remove())
  if (rule.nodes.length === 0) rule.remove()
  else rule.selectors = rule.selectors.flatMap(scopeSelector)
}

function inLayer(root: Root): Root {
  const layer = new AtRule({ name: 'layer', params: 'vup', nodes: [] })
  const screen = new AtRule({ name: 'media', params: 'not print', nodes: root.nodes.slice() })
  layer.append(screen)
  return new Root({ nodes: [layer] })
}
