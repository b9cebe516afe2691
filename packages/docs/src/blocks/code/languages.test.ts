import { expect, test } from 'vitest'

import { createCompiler } from '../../compile/index.ts'

const compiler = createCompiler()

async function htmlOf(language: string, code: string): Promise<string> {
  const markdown = `---\ntitle: T\ndescription: D\n---\n\n\`\`\`${language}\n${code}\n\`\`\`\n`
  const { html } = await compiler.compile({ id: 'a', locale: 'en-US', file: 'a', markdown })
  return html
}

test.each([
  ['python', 'def main(): pass', 'def'],
  ['py', 'import os', 'import'],
  ['go', 'package main', 'package'],
  ['rust', 'fn main() {}', 'fn'],
  ['kotlin', 'fun main() {}', 'fun'],
  ['csharp', 'var a = 1;', 'var'],
  ['php', '<?php return 1;', 'return'],
  ['toml', '# a comment', '# a comment'],
  ['svelte', '{#if open}a{/if}', 'if'],
  ['sh', 'if true; then ls; fi', 'if'],
])('in %s the code `%s` is highlighted', async (language, code, keyword) => {
  expect(await htmlOf(language, code)).toMatch(new RegExp(`<span class="[kc]">${keyword} ?</span>`))
})

test('an unknown language is shown as plain text', async () => {
  expect(await htmlOf('procfile', 'web: npm start')).toContain('web: npm start')
})

test('a line that occurs again is highlighted by what precedes it', async () => {
  const html = await htmlOf('js', 'const a = 1\n/*\nconst a = 1\n*/\nconst a = 1')
  expect(html.match(/<span class="k">const ?<\/span>/g)).toHaveLength(2)
  expect(html).toContain('<span class="c">const a = 1</span>')
})

test('once a language is loaded, it is highlighted where another one embeds it', async () => {
  const vue = '<style lang="scss">\n$a: 1px;\n</style>'
  expect(await htmlOf('vue', vue)).toContain('<span class="ln">$a: 1px;')
  await htmlOf('scss', '$a: 1px;')
  expect(await htmlOf('vue', vue)).not.toContain('<span class="ln">$a: 1px;')
})
