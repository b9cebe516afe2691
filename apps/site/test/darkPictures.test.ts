import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const files = globSync(join(import.meta.dirname, '../public/{ads,store}/*.svg'))

/** Colors of large areas, which would be the brightest of a dark page. */
const bright = ['#fff', '#ffffff', '#f4f6f9', '#eef2f7', '#edf5fe', '#d9eafd']

test.each(files.map((file) => basename(file)))('the picture %s is dark in a dark page', (name) => {
  const svg = readFileSync(files.find((file) => basename(file) === name) ?? '', 'utf8')
  const [, dark = '', drawing = ''] = /<style>@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style>(.*)/s.exec(svg) ?? []
  const areas = bright.filter((color) => drawing.includes(`fill="${color}"`))
  expect(areas).not.toEqual([])
  expect(areas.filter((color) => !dark.includes(`[fill="${color}"]`))).toEqual([])
})
