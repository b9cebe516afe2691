import { expect, test } from 'vitest'

import { createCompiler } from '../../compile/index.ts'

const compiler = createCompiler()

/** The lines of a fence as they are shown: sign, focus, text. */
async function linesOf(fence: string): Promise<string[]> {
  const markdown = `---\ntitle: T\ndescription: D\n---\n\n${fence}\n`
  const { html } = await compiler.compile({ id: 'a', locale: 'en-US', file: 'a', markdown })
  return Array.from(html.matchAll(/<(span|ins|del) class="ln([^"]*)">(.*?)\n<\/\1>/gs), ([, tag = '', names = '', text = '']) => {
    const plain = text
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
    return `${{ ins: '+', del: '-' }[tag] ?? ' '}${names.includes('foc') ? '!' : ' '}${plain}`
  })
}

test.each([
  ['ts', 'const a = 1 // [!code ++]', '+ const a = 1'],
  ['css', 'a { color: red } /* [!code --] */', '- a { color: red }'],
  ['html', '<p>a</p> <!-- [!code ++] -->', '+ <p>a</p>'],
  ['vue', '  <Button /> <!-- [!code focus] -->', ' !  <Button />'],
  ['tsx', '<p>a</p> {/* [!code --] */}', '- <p>a</p>'],
  ['bash', 'npm test # [!code focus]', ' !npm test'],
  ['yaml', 'a: 1 # [!code ++]', '+ a: 1'],
  ['sql', 'select 1; -- [!code --]', '- select 1;'],
  ['ini', 'a=1 ; [!code ++]', '+ a=1'],
  ['json', '"a": 1, // [!code ++]', '+ "a": 1,'],
  ['ts', 'a() // [!code ++] [!code focus]', '+!a()'],
  ['ts', 'a() // why [see] // [!code ++]', '+ a() // why [see]'],
  ['ts', '// [!code ++]', '+ '],
])('in %s the mark of `%s` is taken out', async (language, line, shown) => {
  expect(await linesOf(`\`\`\`${language}\n${line}\n\`\`\``)).toEqual([shown])
})

test('a mark with a number is for that many lines, its own included', async () => {
  expect(await linesOf('```ts\na() // [!code --:2]\nb()\nc()\n```')).toEqual(['- a()', '- b()', '  c()'])
})
