import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

import { britishWords, englishLines } from './pages/englishLines.ts'

const content = fileURLToPath(new URL('..', import.meta.url))

test('the English of pages, tables and demos is spelled as in American English', () => {
  const files = globSync(['*/**/en-US.md', '*/**/*.vue', '{view-ui-plus,icrud,admin-plus,admin-cloud}/**/*.ts'], {
    cwd: content,
    exclude: (name) => name.endsWith('node_modules'),
  })
  const found = files.flatMap((file) =>
    englishLines(file, readFileSync(content + file, 'utf8')).flatMap(({ line, text }) =>
      britishWords(text).map((word) => `${file}:${line}: ${word}`),
    ),
  )
  expect(files.length).toBeGreaterThan(1000)
  expect(found).toEqual([])
})

test('words in code and in keywords are free, the same words in sentences are found', () => {
  const page = ['---', 'keywords: [colour picker]', '---', 'A grey `colour`, centred', '```ts', 'const colour = 1', '```', 'Behaviours']
  expect(
    englishLines('en-US.md', page.join('\n')).flatMap(({ line, text }) => britishWords(text).map((word) => `${line}: ${word}`)),
  ).toEqual(['4: grey', '4: centred', '8: Behaviours'])
  const demo = ['<template>colour</template>', '<i18n lang="en-US">', 'colour: Colour of the label', '</i18n>']
  expect(englishLines('label.vue', demo.join('\n')).map(({ line, text }) => [line, britishWords(text)])).toEqual([[3, ['Colour']]])
  const table = "colour: { description: { 'zh-CN': '颜色', 'en-US': 'Colour of `grey`' } },\n'en-US':\n  'Labelled'"
  expect(englishLines('api.ts', table).flatMap(({ line, text }) => britishWords(text).map((word) => `${line}: ${word}`))).toEqual([
    '1: Colour',
    '3: Labelled',
  ])
})
