import { expect, test } from 'vitest'
import { splitSheet } from './splitSheet.ts'

const drawn = new Set(['page', 'link'])

function split(css: string) {
  return splitSheet(css, drawn)
}

test('a rule waits if it can match only elements with a class that most pages do not have', () => {
  const sheet = '.page{a:b}.dialog{a:b}.page .dialog p{a:b}.link:hover{a:b}h1{a:b}'
  expect(split(sheet)).toEqual({ first: '.page{a:b}.link:hover{a:b}h1{a:b}', later: '.dialog{a:b}.page .dialog p{a:b}' })
})

test('a rule of several selectors stays whole, with the first of them', () => {
  expect(split('.dialog,.page{a:b}.dialog,.menu{a:b}')).toEqual({ first: '.dialog,.page{a:b}', later: '.dialog,.menu{a:b}' })
})

test('classes in conditions and alternatives do not make a rule wait', () => {
  const sheet = '.page:not(.dialog){a:b}:is(.menu,.page) p{a:b}:root:has(.dialog) .link{a:b}[class~=".menu"]{a:b}'
  expect(split(sheet)).toEqual({ first: sheet, later: '' })
})

test('conditions and layers are in each part that has rules of theirs; their order is declared first', () => {
  const sheet =
    '@layer base,library;@layer base{.page{a:b}.menu{a:b}}@media (width<600px){@supports (a:b){.menu{a:b}}}@media (height<9px){}'
  expect(split(sheet)).toEqual({
    first: '@layer base,library;@layer base{.page{a:b}}@media (height<9px){}',
    later: '@layer base{.menu{a:b}}@media (width<600px){@supports (a:b){.menu{a:b}}}',
  })
})

test('print waits, after all that it changes', () => {
  expect(split('@media print{.page{a:b}}.page{a:c}')).toEqual({ first: '.page{a:c}', later: '@media print{.page{a:b}}' })
})

test('an animation is in the part that uses it', () => {
  const sheet = '@keyframes turn{to{a:b}}@keyframes blink{to{a:b}}.page{animation:turn 1s}.menu{animation:blink 1s}'
  expect(split(sheet)).toEqual({
    first: '@keyframes turn{to{a:b}}.page{animation:turn 1s}',
    later: '.menu{animation:blink 1s}@keyframes blink{to{a:b}}',
  })
})

test('fonts and registered properties come first', () => {
  const sheet = '@font-face{font-family:a}@property --a{syntax:"*";inherits:true}'
  expect(split(sheet)).toEqual({ first: sheet, later: '' })
})
