import { expect, test } from 'vitest'

import { createCompiler } from '../../compile/index.ts'

const compiler = createCompiler()

/** Sources of the demos that a text shows. */
function demosOf(body: string): Record<string, string> {
  return Object.fromEntries(Array.from(body.matchAll(/src="(\w+)"/g), ([, name = '']) => [name, '<template />']))
}

/** Ids of the headings by their texts. */
async function idsOf(body: string): Promise<Record<string, string>> {
  const markdown = `---\ntitle: T\ndescription: D\n---\n\n${body}`
  const { headings } = await compiler.compile({ id: 'a/b', locale: 'en-US', file: 'a', markdown, demos: demosOf(body) })
  return Object.fromEntries(headings.map(({ text, id }) => [text, id]))
}

const type = '### Type\n\n:::demo{src="type"}\n:::\n\n'
const size = '### Size\n\n:::demo{src="size"}\n:::\n\n'

test('[DOC-13] a heading keeps its id when its words change', async () => {
  const before = await idsOf(`## Demos\n\n${type}## Notes\n`)
  const after = await idsOf(`## Examples\n\n${type.replace('Type', 'Kinds')}## Remarks\n`)
  expect(Object.values(after)).toEqual([before['T'], before['Demos'], before['Type'], before['Notes']])
})

test('[DOC-13] a heading over a demo keeps its id wherever it moves', async () => {
  const before = await idsOf(`## One\n\n${type}${size}`)
  const after = await idsOf(`## One\n\n### New\n\n${size}## Two\n\n${type}`)
  expect(after['Type']).toBe(before['Type'])
  expect(after['Size']).toBe(before['Size'])
})

test('[DOC-13] new sections over demos do not touch the ids of the others', async () => {
  const before = await idsOf('## One\n\n### A\n\n## Two\n\n### B\n')
  const after = await idsOf(`## One\n\n${type}### A\n\n## Two\n\n${size}### B\n`)
  for (const text of ['One', 'A', 'Two', 'B']) expect(after[text]).toBe(before[text])
})

test('demos of two pages have different ids', async () => {
  const markdown = `---\ntitle: T\ndescription: D\n---\n\n## One\n\n${type}`
  const page = { locale: 'en-US' as const, file: 'a', markdown, demos: demosOf(type) }
  const [one, other] = await Promise.all([compiler.compile({ ...page, id: 'a' }), compiler.compile({ ...page, id: 'b' })])
  expect(one.demos[0]?.id).not.toBe(other.demos[0]?.id)
  expect(one.headings.map(({ id }) => id)).toEqual(other.headings.map(({ id }) => id))
})
