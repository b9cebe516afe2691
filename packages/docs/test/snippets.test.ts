import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { compileCollection, createCollection } from '../src/compile/index.ts'
import { buildSite, menuSource, pageSource } from './buildSite.ts'

const server = `import { listen } from './listen.ts'

export function start(): void {
  // #region setup
  const port = 8080 // [!code focus]
  // #region inner
  listen(port)
  // #endregion
  // #endregion setup
}
`

const locales = ['en-US']
const fence = (path: string) => `\`\`\`ts file="${path}"\n\`\`\`\n`

/** The only page of a site with some files. */
async function pageOf(body: string, files: Readonly<Record<string, string>>) {
  const { articles, problems } = await buildSite(
    {
      'guide/menu.ts': menuSource({ 'en-US': 'Guide' }),
      'guide/start/en-US.md': pageSource('Start', body),
      'guide/next/en-US.md': pageSource('Next', 'Text.'),
      ...files,
    },
    { locales },
  )
  expect(problems).toEqual([])
  const [article] = articles.filter(({ id }) => id === 'guide/start')
  return {
    markdown: article?.markdown ?? '',
    html: article?.html ?? '',
    /** Code as a reader copies it. */
    codes: [...(article?.html ?? '').matchAll(/<code>([\s\S]*?)<\/code>/g)].map(([, code = '']) =>
      code.replaceAll(/<[^>]+>/g, '').trimEnd(),
    ),
  }
}

test('a fence shows a file of the content, and a region of it without its indent and markers', async () => {
  const { html, codes, markdown } = await pageOf(
    '```ts file="guide/server.ts"\n```\n\n```ts file="./near.ts" title="Near"\n```\n\n``` file="guide/server.ts" region="setup" {2}\n```',
    { 'guide/server.ts': server, 'guide/start/near.ts': 'near()\n' },
  )
  expect(codes).toEqual([
    "import { listen } from './listen.ts'\n\nexport function start(): void {\n  const port = 8080\n  listen(port)\n}",
    'near()',
    'const port = 8080\nlisten(port)',
  ])
  const figures = html.split('<figure').slice(1)
  expect(figures.map((figure) => /doc-code-top"><span>([^<]+)</.exec(figure)?.[1])).toEqual(['server.ts', 'Near', 'server.ts'])
  // Highlighted as its language, which the name of the file gives, with the marks of the fence and of the file.
  expect(figures[2]).toContain('<span class="k">const</span>')
  expect(figures[2]).toMatch(/<span class="ln foc">.*port/)
  expect(figures[2]).toMatch(/<span class="ln lit dim">.*listen/)
  expect(markdown).toContain('```ts title="server.ts"\nconst port = 8080\nlisten(port)\n```')
  expect(markdown).not.toContain('file=')
})

test.for([
  ['config.py', '# #region a\na = 1\n# #endregion\n', 'a = 1'],
  ['run.sh', '#region a\nrun\n#endregion\n', 'run'],
  ['a.css', '/* #region a */\nb {}\n/* #endregion a */\n', 'b {}'],
  ['a.html', '<!-- #region a -->\n<b></b>\n<!-- #endregion -->\n', '&lt;b&gt;&lt;/b&gt;'],
  ['a.sql', '-- #region a\nSELECT 1;\n-- #endregion\n', 'SELECT 1;'],
  ['a.tsx', '<p>\n  {/* #region a */}\n  <b />\n  {/* #endregion */}\n</p>\n', '&lt;b /&gt;'],
])('%s marks its regions in a comment of its language', async ([name = '', text = '', shown]) => {
  const { codes } = await pageOf(`\`\`\`${name.split('.')[1]} file="guide/${name}" region="a"\n\`\`\``, { [`guide/${name}`]: text })
  expect(codes).toEqual([shown])
})

test('files are panes of a code group, and parts of lists and quotes', async () => {
  const { codes, html } = await pageOf(
    ':::code-group\n```ts file="guide/a.ts"\n```\n```ts file="guide/b.ts"\n```\n:::\n\n- One:\n\n  ```ts file="guide/a.ts"\n  ```\n\n> ```ts file="guide/b.ts"\n> ```',
    { 'guide/a.ts': 'a()', 'guide/b.ts': 'b()\r\n' },
  )
  expect(codes).toEqual(['a()', 'b()', 'a()', 'b()'])
  expect([...html.matchAll(/role="tab"[^>]*>([^<]+)</g)].map(([, label]) => label)).toEqual(['a.ts', 'b.ts'])
})

test('no path leads out of the content and the sample folders', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-snippets-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [root, sample] = [join(folder, 'content'), join(folder, 'sample')]
  await mkdir(join(root, 'guide/start'), { recursive: true })
  await mkdir(sample)
  await writeFile(join(folder, 'secret.ts'), 'secret()')
  await writeFile(join(sample, 'main.ts'), 'main()')
  await symlink(join(folder, 'secret.ts'), join(root, 'guide/link.ts'))
  const paths = [
    '@app/main.ts',
    '../../../secret.ts',
    './../../../secret.ts',
    'guide/link.ts',
    '@app/../secret.ts',
    '@other/main.ts',
    '@app/mian.ts',
    'guide',
  ]
  await writeFile(join(root, 'guide/start/en-US.md'), pageSource('Start', paths.map(fence).join('\n')))
  await writeFile(
    join(root, 'guide/menu.ts'),
    "export default { title: { 'en-US': 'Guide' }, index: 'start', items: [{ kind: 'page', page: 'start' }] }\n",
  )
  const collection = await createCollection({ root, locales, samples: { app: sample }, lastUpdated: new Map() })
  await expect(compileCollection(collection, { cache: false })).rejects.toMatchObject({
    problems: [
      ...paths.slice(1, 6).map((path) => ({
        message: `The file "${path}" is outside of the content.`,
        fix: 'A path begins at the root of the content, with ./ or ../ at the folder of the page, with @app/ at a sample folder.',
      })),
      { message: 'There is no file "@app/mian.ts".', fix: 'Correct the path: perhaps main.ts.' },
      { message: 'There is no file "guide".' },
    ],
  })
})

test('an edited file is shown by the next build, from a cache that knows the page', async () => {
  const root = await mkdtemp(join(tmpdir(), 'docs-snippets-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'content/guide/start'), { recursive: true })
  await writeFile(join(root, 'content/guide/start/en-US.md'), pageSource('Start', '```ts file="guide/a.ts"\n```'))
  const build = async (code: string) => {
    await writeFile(join(root, 'content/guide/a.ts'), code)
    const collection = await createCollection({ root: join(root, 'content'), locales, products: ['guide'], lastUpdated: new Map() })
    const articles = await compileCollection({ ...collection, problems: [] }, { cache: join(root, 'cache'), workers: 0 })
    const { version = '' } = articles.refs[0] ?? {}
    return { version, html: (await articles.read('guide/start', 'en-US')).html }
  }
  const first = await build('one()')
  expect(await build('one()')).toEqual(first)
  const second = await build('two()')
  expect(second.version).not.toBe(first.version)
  expect(second.html).toContain('two')
})
