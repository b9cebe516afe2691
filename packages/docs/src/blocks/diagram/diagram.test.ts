import { expect, test } from 'vitest'

import { createCompiler, DocsError } from '../../compile/index.ts'

const compiler = createCompiler()
const texts =
  '<title lang="zh-CN">图</title><title lang="en-US">Figure</title><desc lang="zh-CN">说明。</desc><desc lang="en-US">Described.</desc>'

function compile(svg: string) {
  const markdown = '---\ntitle: T\ndescription: D\n---\n\n::diagram{src="flow"}\n'
  return compiler.compile({ id: 'a/b', locale: 'en-US', file: 'a/b/en-US.md', markdown, diagrams: { flow: svg } })
}

function drawing(shapes: string): string {
  return `<svg viewBox="0 0 720 100">${texts}\n${shapes}\n</svg>`
}

test('a diagram is drawn in the language of the page, named and described', async () => {
  const { html, markdown, sections } = await compile(
    drawing(
      '<rect class="box" x="1" y="2" width="3" height="4" /><text lang="zh-CN">租户</text><text lang="en-US">Tenant &amp; user</text>',
    ),
  )
  expect(html).toContain('<rect class="box" x="1" y="2" width="3" height="4"></rect>')
  expect(html).toContain('>Tenant &amp; user</text>')
  expect(html).not.toMatch(/租户|lang="|说明/)
  const [, caption] = /<figcaption id="(\w+-title)">Figure<\/figcaption>/.exec(html) ?? []
  expect(html).toContain(`role="img" aria-labelledby="${caption}"`)
  expect(html).toMatch(/<desc id="(\w+-text)">Described\.<\/desc>/)
  expect(markdown).toContain('> **Figure**\n>\n> Described.')
  expect(sections.map(({ text }) => text).join()).toContain('Figure\nDescribed.')
})

test('an arrow gets its head from the engine, so that no diagram names an id', async () => {
  const { html } = await compile(drawing('<path class="arrow dashed" d="M0 0H10" />'))
  const [, id] = /<marker id="(\w+-arrow)"/.exec(html) ?? []
  expect(html).toContain(`d="M0 0H10" marker-end="url(#${id})"`)
})

test.each([
  ['<script>alert(1)</script>', 'A diagram has no <script>.'],
  ['<foreignObject></foreignObject>', 'A diagram has no <foreignObject>.'],
  ['<a href="https://example.com"><text>A</text></a>', 'A diagram has no <a>.'],
  ['<image href="https://example.com/a.png" />', 'A diagram has no <image>.'],
  ['<use href="#a" />', 'A diagram has no <use>.'],
  ['<style>text { fill: red }</style>', 'A diagram has no <style>.'],
  ['<animate attributeName="href" />', 'A diagram has no <animate>.'],
  ['<rect onload="alert(1)" />', '<rect> has no attribute "onload".'],
  ['<rect style="fill: red" />', '<rect> has no attribute "style".'],
  ['<rect fill="url(https://example.com)" />', '<rect> has no attribute "fill".'],
  ['<rect id="a" />', '<rect> has no attribute "id".'],
  ['<rect class="doc-tip" />', 'There is no class "doc-tip".'],
  ['<rect width="expression(1)" />', 'width="expression(1)" is not plain geometry.'],
  ['<g transform="url(#a)"></g>', 'transform="url(#a)" is not plain geometry.'],
  ['<svg:script />', 'This is not the XML of a diagram.'],
  ['<rect width=4 />', 'This is not the XML of a diagram.'],
  ["<rect width='4' />", 'This is not the XML of a diagram.'],
  ['<![CDATA[<script>]]>', 'This is not the XML of a diagram.'],
  ['<?xml-stylesheet href="a.css"?>', 'This is not the XML of a diagram.'],
  ['<text>&evil;</text>', '&evil; is not a character.'],
  ['<g>', '</svg> closes nothing.'],
  ['<g>text</g>', '<g> contains text.'],
  ['<text lang="fr-FR">A</text>', 'There is no locale "fr-FR".'],
])('%s is refused, with the line', async (shapes, message) => {
  await expect(compile(drawing(shapes))).rejects.toThrow(DocsError)
  await expect(compile(drawing(shapes))).rejects.toMatchObject({
    problems: [expect.objectContaining({ file: 'a/b/diagrams/flow.svg', line: shapes === '<g>' ? 3 : 2, message })],
  })
})

test.each([
  '<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1"></svg>',
  `<?xml version="1.0"?>${drawing('')}`,
  '',
  'text',
  '<g></g>',
  drawing('') + drawing(''),
])('a file that is not one <svg> is refused: %s', async (svg) => {
  await expect(compile(svg)).rejects.toThrow(DocsError)
})
