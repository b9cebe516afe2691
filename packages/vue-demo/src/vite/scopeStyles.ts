import type { AtRule, Plugin, Rule } from 'postcss'

/** Demo canvases (`.vup-scope`) and the library's elements and teleports in `body`. */
export const demoRoots = ':where(.vup-scope, body > [class*="ivu-"], body > div > [class*="ivu-"])'

/** Stops inherited text styles of the host page at a demo's boundary. */
const edge = `${demoRoots} { color-scheme: light; font-style: normal; font-weight: 400; font-variant: normal; letter-spacing: normal; word-spacing: normal; text-align: start; text-indent: 0; text-transform: none; text-shadow: none; white-space: normal; word-break: normal; overflow-wrap: normal; list-style: disc; quotes: auto; }`

/**
 * Resets the host's element styles on a demo's own elements. They are listed one by one, because `all: revert` would also reset the
 * presentational attributes of SVG and `<col width>`.
 */
const bare = `${demoRoots} :where(h1,h2,h3,h4,h5,h6,p,a,blockquote,code,pre,kbd,hr,table,thead,tbody,tr,th,td,ul,ol,li,dl,dd,img,button,input,textarea,select,label,fieldset) { color: revert; font: revert; text-transform: revert; letter-spacing: revert; text-decoration: revert; background: revert; border: revert; border-radius: revert; box-shadow: revert; opacity: revert; text-align: revert; max-width: revert; min-height: revert; padding: revert; margin: revert; list-style: revert; border-collapse: revert; }`

/**
 * PostCSS plugin that scopes the library's stylesheet: its reset of `html`, `body` and bare elements only applies to demos and their
 * overlays, and everything is in `@layer vup`, above the host's `base`. Component rules are unchanged.
 */
export function scopeStyles(): Plugin {
  return {
    postcssPlugin: 'view-ui-scope',
    Once(root, { parse, AtRule }) {
      root.walkRules(scopeRule)
      root.walkAtRules(/^(charset|-ms-viewport)$/, (rule) => {
        rule.remove()
      })
      root.walkAtRules('font-face', settleFont)
      const layer = new AtRule({ name: 'layer', params: 'vup', nodes: [] })
      layer.append(parse(edge).nodes, parse(bare).nodes, root.nodes.slice())
      root.removeAll()
      root.append(parse('@layer base, vup;').nodes, layer)
    },
  }
}

function scopeRule(rule: Rule): void {
  if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return
  if (rule.selectors.includes('body')) rule.walkDecls('background-color', (declaration) => void declaration.remove())
  rule.selectors = rule.selectors.flatMap(scopeSelector)
}

/** Confines a selector of the library's stylesheet to demos and overlays. */
export function scopeSelector(selector: string): string[] {
  const isComponentRule = /\.[a-z_]/i.test(selector)
  if (isComponentRule) return [selector]
  if (selector === 'html' || selector === 'body') return [demoRoots]
  if (selector === '*') return [demoRoots, `${demoRoots} *`]
  if (/^\*?::?(before|after)$/.test(selector))
    return [`${demoRoots}${selector.replace('*', '')}`, `${demoRoots} *${selector.replace('*', '')}`]
  return [`${demoRoots} ${selector.replace(/^html\s+/, '')}`]
}

/** Every browser that supports cascade layers supports woff2. */
function settleFont(rule: AtRule): void {
  rule.walkDecls('src', (declaration) => {
    declaration.value = 'url("fonts/ionicons.woff2") format("woff2")'
  })
  // Its characters are in no other font: with any other value the browser shows boxes while it loads.
  rule.append({ prop: 'font-display', value: 'block' })
}
