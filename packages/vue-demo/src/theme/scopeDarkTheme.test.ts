import { expect, test } from 'vitest'
import { demoRoots } from '../vite/scopeStyles.ts'
import { scopeDarkTheme } from './scopeDarkTheme.ts'

const css = 'body{color:#515a6e;background-color:#fff;margin:0}a{color:#2d8cf0}.ivu-btn{color:#515a6e}'
const selector = ':root[data-theme="dark"]'

test('element rules apply to demos and overlays alone, and the host keeps its background', () => {
  const scoped = scopeDarkTheme(css, { selector })
  expect(scoped).toContain(`${demoRoots}{color:var(--ivu-text)}`)
  expect(scoped).toContain(`${demoRoots} a{color:var(--ivu-primary)}`)
  expect(scoped).toContain(`${demoRoots} input, ${demoRoots} textarea`)
  expect(scoped).toContain('.ivu-btn{color:var(--ivu-text)}')
  // The dark element itself, which is the host's, only gets variables.
  expect(scoped.slice(0, scoped.indexOf(demoRoots))).not.toMatch(/^ *(color|color-scheme|background-color):/m)
})

test('it is in the layer of the library, for dark pages, and not for prints', () => {
  expect(scopeDarkTheme(css, { selector }).replaceAll(/\s+/g, ' ')).toMatch(
    /^@layer vup ?\{ ?@media not print ?\{ ?:where\(:root\[data-theme="dark"\]\) \{/,
  )
})

test('it sets the variables of the demos', () => {
  expect(scopeDarkTheme('', { selector, variables: new Map([['--vup-text-1558a6', '#7ea3ce']]) })).toContain('--vup-text-1558a6: #7ea3ce')
})
