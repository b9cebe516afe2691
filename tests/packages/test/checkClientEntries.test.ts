import { expect, test } from 'vitest'
import { checkClientEntries } from '../src/checkClientEntries.ts'

const manifest = {
  name: '@acme/ui',
  version: '1.0.0',
  exports: { '.': { default: './dist/index.js' }, './theme': { default: './dist/theme.js' }, './styles.css': './dist/styles.css' },
}
const scripts = {
  'dist/index.js': '"use client";\nimport { a } from "./chunk-1.js"\nexport { a }',
  'dist/chunk-1.js': 'import { useState } from "react"\nexport const a = useState',
  'dist/theme.js': 'export const theme = () => import("./chunk-1.js")',
  'dist/styles.css': '',
}

function check(changes: Readonly<Record<string, string>> = {}): string[] {
  return checkClientEntries({ manifest, files: new Map(Object.entries({ ...scripts, ...changes })) }, ['@acme/ui'])
}

test('entries that import React, also through chunks, begin with "use client"; those that load it dynamically do not', () => {
  expect(check()).toEqual([])
})

test('an entry with React and without "use client" is reported', () => {
  expect(check({ 'dist/index.js': 'export { a } from "./chunk-1.js"' })).toEqual([expect.stringContaining('@acme/ui imports React')])
})

test('an entry with "use client" and without React is reported', () => {
  expect(check({ 'dist/theme.js': '"use client";\nexport const theme = 1' })).toEqual([
    expect.stringContaining('@acme/ui/theme begins with "use client"'),
  ])
})
