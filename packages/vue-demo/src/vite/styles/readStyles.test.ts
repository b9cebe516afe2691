import { expect, test } from 'vitest'
import { readStyles } from './readStyles.ts'

const css = `@layer base, vup;
@layer vup {
:where(.vup-scope, body > [class*="ivu-"]) { color: #515a6e }
.ivu-btn { height: 32px }
.ivu-btn-primary, .ivu-input { color: #fff }
.ivu-form .ivu-btn { margin: 0 }
.ivu-btn:not(.ivu-input) { padding: 0 }
.fade-enter-active { animation-name: ivuFadeIn }
@keyframes ivuFadeIn { from { opacity: 0 } }
@media (max-width: 576px) { .ivu-col { width: 100% } }
.ivu-icon-ios-add:before { content: "\\f102" }
.ivu-icon-ios-add-outline:before { content: "\\f104" }
.ivu-icon-md-add:before { content: "\\f2c7" }
}`

/** The stylesheet of code with these words, without spaces. */
function stylesOf(...words: string[]): string {
  return readStyles(css)(new Set(words)).replaceAll(/\s+/g, ' ')
}

test('[PLUS-01] of the library the styles are kept of classes that begin with a word of the code', () => {
  const styles = stylesOf('ivu-btn')
  expect(styles).toContain('.ivu-btn{height: 32px}')
  expect(styles).toContain('.ivu-btn-primary{color: #fff}')
  expect(styles).toContain('.ivu-btn:not(.ivu-input){padding: 0}')
  expect(styles).not.toMatch(/ivu-(?:form|col|icon)/)
})

test('[PLUS-01] what is for every element, animations, and the order of layers stay', () => {
  const styles = stylesOf()
  expect(styles).toContain('@layer base, vup;')
  expect(styles).toContain(':where(.vup-scope, body > [class*="ivu-"]){color: #515a6e}')
  expect(styles).toContain('.fade-enter-active{animation-name: ivuFadeIn}@keyframes ivuFadeIn { from { opacity: 0 } }')
})

test('[PLUS-01] each icon counts alone, by its name or that of what it is the outline of', () => {
  const styles = stylesOf('ivu-icon', 'ios-add')
  expect(styles).toContain('.ivu-icon-ios-add:before')
  expect(styles).toContain('.ivu-icon-ios-add-outline:before')
  expect(styles).not.toContain('md-add')
})

test('[PLUS-01] an icon whose class the library builds begins with a word too', () => {
  expect(stylesOf('ivu-icon-ios-add')).toContain('.ivu-icon-ios-add-outline:before')
  expect(stylesOf('ivu-icon-ios', 'ivu-icon')).not.toContain('.ivu-icon-ios-add')
})

test('[PLUS-01] with the words of all rules, nothing is left out', () => {
  const all = stylesOf('ivu-btn', 'ivu-input', 'ivu-form', 'ivu-col', 'ios-add', 'md-add')
  for (const [name] of css.matchAll(/ivu-[\w-]+|fade-[\w-]+/g)) expect(all).toContain(name)
})
