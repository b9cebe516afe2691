import postcss from 'postcss'
import { expect, test } from 'vitest'
import { scopeStyles } from './scopeStyles.ts'

const roots = ':where(.vup-scope, body > [class*="ivu-"], body > div > [class*="ivu-"])'
const scope = (css: string) => {
  const result = postcss([scopeStyles()]).process(css, { from: undefined }).root
  const selectors: string[] = []
  result.walkRules((rule) => void selectors.push(...rule.selectors))
  // The first two rules are added by the plugin itself.
  return { css: result.toString(), selectors: selectors.slice(2) }
}

test('component rules are unchanged, inside the layer', () => {
  const { css, selectors } = scope('.ivu-btn a:hover, a.ivu-link{color:red!important}@keyframes in{from{top:0}to{top:1px}}')
  expect(selectors).toEqual(['.ivu-btn a:hover', 'a.ivu-link', 'from', 'to'])
  expect(css).toMatch(/^@layer base, vup;\s*@layer vup\s*\{/)
})

test('the reset reaches demos and overlays only', () => {
  expect(scope('html{line-height:1}').selectors).toEqual([roots])
  expect(scope('a, html [type="button"]{color:red}').selectors).toEqual([`${roots} a`, `${roots} [type="button"]`])
  expect(scope('*{color:red}').selectors).toEqual([roots, `${roots} *`])
  expect(scope(':after{color:red}').selectors).toEqual([`${roots}:after`, `${roots} *:after`])
})

test('a demo has no page background, no charset, and one font file next to the stylesheet', () => {
  const { css } = scope(
    '@charset "utf-8";body{background-color:#fff;font-size:14px}@font-face{font-family:Ionicons;src:url(https://example.com/a.ttf)}',
  )
  expect(css).not.toMatch(/charset|background-color|example\.com/)
  expect(css).toMatch(/src:url\("fonts\/ionicons\.woff2"\) format\("woff2"\);\s*font-display: block/)
})
