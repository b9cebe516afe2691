import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, onTestFinished, test } from 'vitest'

import { engineVersion } from '../src/compile/cache/pageKey.ts'
import { createCompiler, DocsError } from '../src/compile/index.ts'
import { buildSite, pageSource } from './buildSite.ts'

const defineBlock = fileURLToPath(new URL('../src/blocks/defineBlock.ts', import.meta.url))
const react = import.meta.resolve('react')

/** A block `:::box[Title]{tone}` that reports an unknown tone. */
const boxes = `
import { createElement } from '${react}'
import { defineBlock } from '${defineBlock}'
import { tones } from './tones.ts'

export default [
  defineBlock({
    type: 'containerDirective',
    names: ['box'],
    attributes: ['tone'],
    Component: ({ block, children }) => createElement('section', { 'data-tone': block.tone }, children),
    parse(node, { problems, source }) {
      const tone = node.attributes.tone ?? 'plain'
      if (!tones.includes(tone))
        problems.push({ file: source.file, line: node.position.start.line, message: \`There is no tone "\${tone}".\`, fix: 'Use plain.' })
      return { data: { tone }, children: node.children }
    },
    toMarkdown: (node, context, content) => \`[[\${content()}]]\`,
    toSearch: () => ({ lines: ['boxed words'] }),
  }),
]
`

/** Writes a module with blocks, and one that it imports. */
async function blocksFile(code: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-blocks-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'tones.ts'), "export const tones: string[] = ['plain']\n")
  await writeFile(join(folder, 'blocks.ts'), code)
  return join(folder, 'blocks.ts')
}

async function problemOf(blocks: string, markdown: string): Promise<string> {
  const compiled = createCompiler({ locales: ['en-US'], blocks }).compile({ id: 'a', locale: 'en-US', file: 'a', markdown })
  return compiled.then(
    () => '',
    (error: unknown) => (error instanceof DocsError ? error.message : String(error)),
  )
}

test('a site adds a kind of block: its HTML, its Markdown and what search finds in it', async () => {
  const blocks = await blocksFile(boxes)
  const { articles, problems } = await buildSite(
    { 'start/en-US.md': pageSource('Start', ':::box\n**Inside**, in [itself](/start).\n:::', 'hidden: true\n') },
    { locales: ['en-US'], products: [''], blocks },
  )
  expect(problems).toEqual([])
  expect(articles[0]?.html).toContain(
    '<section data-tone="plain"><p><strong>Inside</strong>, in <a href="/start">itself</a>.</p></section>',
  )
  expect(articles[0]?.markdown).toContain('[[**Inside**, in [itself](/start).]]')
  expect(articles[0]?.sections).toEqual([{ id: '', title: '', text: 'boxed words' }])
})

test('its mistakes are reported like those of the engine, and the lists of what can be written name it', async () => {
  const blocks = await blocksFile(boxes)
  expect(await problemOf(blocks, pageSource('A', ':::box{tone="loud"}\nText.\n:::'))).toContain('There is no tone "loud".')
  expect(await problemOf(blocks, pageSource('A', ':::box{size="1"}\nText.\n:::'))).toContain('unknown attribute "size"')
  expect(await problemOf(blocks, pageSource('A', ':::bix\nText.\n:::'))).toContain('Perhaps you meant :::box ')
})

test.for([
  ['exports no list', 'export default {}', 'its default export is not a list of blocks'],
  ['is no module', 'export default [', 'cannot be used'],
  ['has the name of an own block', boxes.replace("['box']", "['tip']"), 'the name "tip" is one of the engine'],
  ['has a name in capitals', boxes.replace("['box']", "['Box']"), 'a block has the name "Box"'],
  ['is written as code', boxes.replace("'containerDirective'", "'code'"), 'a block has the type "code"'],
  [
    'has two blocks of a name',
    `${boxes.replace('export default', 'const all =')}\nexport default [...all, ...all]`,
    'two blocks with the name "box"',
  ],
] as const)('a module that %s is refused with its remedy', async ([, code, message]) => {
  const blocks = await blocksFile(code)
  const problem = await problemOf(blocks, pageSource('A', 'Text.'))
  expect(problem).toContain(`The blocks of ${blocks} cannot be used: `)
  expect(problem).toContain(message)
})

test('pages are compiled again when the module changes, or what it imports', async () => {
  const blocks = await blocksFile(boxes)
  const before = await engineVersion({ blocks })
  expect(await engineVersion({ blocks })).toBe(before)
  await writeFile(join(blocks, '../tones.ts'), "export const tones: string[] = ['plain', 'loud']\n")
  expect(await engineVersion({ blocks })).not.toBe(before)
})
