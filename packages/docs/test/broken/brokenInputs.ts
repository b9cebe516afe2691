import { append, edit, remove, write, type Change } from './brokenSite.ts'

/** A kind of mistake in the sound site of `fixtures/kinds`. Its message is in `fixtures/broken/<title>.golden`. */
export interface BrokenInput {
  requirement: string
  title: string
  changes: readonly Change[]
}

/** Every kind of mistake that stops a build. */
export const brokenInputs: BrokenInput[] = []

const zh = 'shop/guide/zh-CN.md'
const en = 'shop/guide/en-US.md'
const menu = 'shop/menu.ts'
const api = 'shop/button/api.ts'

const flow = `<svg viewBox="0 0 720 100">
<title lang="zh-CN">流程</title><title lang="en-US">Flow</title>
<desc lang="zh-CN">从甲到乙。</desc><desc lang="en-US">A to B.</desc>
<text lang="zh-CN" x="1" y="2">甲</text><text lang="en-US" x="1" y="2">A</text>
</svg>
`

/** A diagram on a page that shows it. */
function shown(svg: string): Change[] {
  return [write('shop/guide/diagrams/flow.svg', svg), append('shop/guide', '::diagram{src="flow"}')]
}

const demo = '<template>\n  <Button />\n</template>\n'

function kindOf(requirement: string, title: string, ...changes: Change[]): void {
  brokenInputs.push({ requirement, title, changes })
}

const kind = kindOf.bind(undefined, 'DOC-16')
const linkKind = kindOf.bind(undefined, 'PLUS-06')
const languageKind = kindOf.bind(undefined, 'I18N-02')

// Two languages
kind('a page that is missing in a locale', remove('shop/button/en-US.md'))
kind('a heading that only one locale has', edit(en, '### Prepare\n', ''))
kind('a heading of another level in one locale', edit(en, '### Prepare', '## Prepare'))
kind('a demo that only one locale shows', edit('shop/button/en-US.md', ':::demo{src="size" height="120"}\nThree sizes.\n:::\n', ''))
kind('a table with fewer rows in one locale', edit(zh, '| a | 甲 |\n', ''))
kind('a table with fewer columns in one locale', edit(en, '| Name | Meaning |\n| --- | --- |\n| a | A |', '| Name |\n| --- |\n| a |'))
kind('an API table that only one locale shows', edit('shop/button/zh-CN.md', '::api{name="Button"}', '见英文页。'))
kind('a locked part that only one locale has', edit(en, ':::access{products="pro"}\nFor licensed readers.\n:::\n', ''))
kind('a locked part for other products in one locale', edit(en, 'products="pro"', 'products="icrud"'))
kind('tabs with fewer panes in one locale', edit(zh, ':::tab[二]\n乙\n:::\n', ':::tab[二]\n乙\n:::\n\n:::tab[三]\n丙\n:::\n'))
languageKind('Chinese that is left over on the English page', edit(en, 'Do this first.', 'Do this first：\n先做这一步。'))
languageKind('a Chinese description of the English page', edit(en, 'How to begin.', '怎样开始。'))
languageKind('English that is left over on the Chinese page', edit(zh, '先做这一步。', 'Before you go on, do all of this first.'))
languageKind('a demo with Chinese left over', edit('shop/button/demos/size.vue', '小: Small\n', ''))
kind('an API row without a description', edit(api, "description: { 'zh-CN': '点击时触发', 'en-US': 'When it is pressed' }", ''))
languageKind(
  'an API description that is missing in a locale',
  edit(api, "'点击时触发', 'en-US': 'When it is pressed'", "'点击时触发', 'en-US': ''"),
)
languageKind(
  'an API description that is missing in the file of its export',
  write(api, "import { Button } from './api/Button.ts'\n\nexport default { Button }\n"),
  write(
    'shop/button/api/Button.ts',
    "export const Button = {\n  events: {\n    click: { description: { 'zh-CN': '点击时触发', 'en-US': '' } },\n  },\n}\n",
  ),
)
languageKind('a Chinese API description of the English page', edit(api, 'When it is pressed', '点击时触发'))

// Front matter
kind('front matter that is missing', edit(en, '---\ntitle: Guide\ndescription: How to begin.\n---\n', ''))
kind('front matter that is not YAML', edit(en, 'How to begin.', '"How to begin.\nmore: [1'))
kind('a title that is missing', edit(en, 'title: Guide\n', ''))
kind('a description that is missing', edit(en, 'description: How to begin.\n', ''))
kind('a title that is no text', edit(en, 'title: Guide', 'title: [Guide]'))
kind('an unknown field of the front matter', edit(en, 'title: Guide', 'title: Guide\ntags: a'))
kind('a hidden that is neither true nor false', edit(en, 'title: Guide', 'title: Guide\nhidden: maybe'))
kind('an unknown product of a page', edit(en, 'title: Guide', 'title: Guide\nproducts: gold'))
kind('a draft that is none in the other locale', edit(en, 'title: Guide', 'title: Guide\ndraft: true'))
kind('a draft that is neither true nor false', edit(en, 'title: Guide', 'title: Guide\ndraft: soon'))
kind('a day that is none', edit(en, 'title: Guide', 'title: Guide\npublished: 2026-02-30\nupdated: May 2026'))
kind(
  'a page that was updated before it was published',
  edit(en, 'title: Guide', 'title: Guide\npublished: 2026-05-06\nupdated: 2026-05-05'),
)
linkKind(
  'a link to a draft',
  edit(zh, 'title:', 'draft: true\ntitle:'),
  edit(en, 'title:', 'draft: true\ntitle:'),
  append('shop/button', '[A](/shop/guide)'),
)
linkKind('a menu that begins with a draft', edit(zh, 'title:', 'draft: true\ntitle:'), edit(en, 'title:', 'draft: true\ntitle:'))

// Headings and text
kind('a second title', append('shop/guide', '# Title'))
kind('a heading level that is skipped', edit(zh, '## 步骤', '#### 步骤'), edit(en, '## Steps', '#### Steps'))
kind('a merge conflict', append('shop/guide', '<<<<<<< HEAD\nOne text.\n=======\nAnother text.\n>>>>>>> other'))
kind('HTML', append('shop/guide', '<div>HTML</div>'))
kind('a picture file that is missing', append('shop/guide', '![A](/logo.png)'))
kind('a relative picture', append('shop/guide', '![A](logo.svg)'))
kind('a picture without text', append('shop/guide', '![](/logo.svg)'))
kind('a diagram that there is no file of', append('shop/guide', '::diagram{src="flow"}'))
kind('a diagram that no page shows', write('shop/guide/diagrams/flow.svg', flow))
kind(
  'a diagram that is shown twice',
  write('shop/guide/diagrams/flow.svg', flow),
  append('shop/guide', '::diagram{src="flow"}\n\n::diagram{src="flow"}'),
)
kind(
  'a diagram that only one locale shows',
  write('shop/guide/diagrams/flow.svg', flow),
  edit(en, '## Steps', '::diagram{src="flow"}\n\n## Steps'),
)
kind(
  'a diagram without a description in a locale',
  ...shown(flow.replace('<desc lang="en-US">A to B.</desc>', '').replace('<desc lang="zh-CN">从甲到乙。</desc>', '')),
)
kind('a diagram with a label in one locale', ...shown(flow.replace('<text lang="en-US" x="1" y="2">A</text>', '')))
kind('a diagram with a script', ...shown(flow.replace('</svg>', '<script>alert(1)</script></svg>')))
kind('a diagram without a size', ...shown(flow.replace(' viewBox="0 0 720 100"', '')))
languageKind('a diagram with Chinese for both locales', ...shown(flow.replace('</svg>', '<text>共用</text></svg>')))

// Links
linkKind('a link to no page', append('shop/guide', '[A](/shop/buttons)'))
linkKind('a mistyped route', append('shop/guide', '[A](/prices)'))
linkKind('an anchor to no heading of another page', append('shop/guide', '[A](/shop/button#none)'))
linkKind('an anchor to no heading of the same page', append('shop/guide', '[A](#none)'))
linkKind('a relative link', append('shop/guide', '[A](../button)'))
linkKind('a link that names a locale', append('shop/guide', '[A](/en-US/shop/button)'))

// Blocks
kind('an unknown block', append('shop/guide', ':::remark\nA\n:::'))
kind('an unknown block without content', append('shop/guide', '::toc'))
kind('an unknown attribute of a block', append('shop/guide', ':::tip{title="A"}\nA\n:::'))
kind('a block that is not closed', append('shop/guide', ':::tip\nA'))
kind('a block that is closed by the one inside it', append('shop/guide', ':::tip\n:::warning\nA\n:::\n:::'))
kind('colons that close nothing', append('shop/guide', 'A\n\n:::'))
kind('a block with blanks in its name', append('shop/guide', '::: tip\nA'))
kind('an unknown product of a locked part', edit(zh, '"pro"', '"gold"'), edit(en, '"pro"', '"gold"'))
kind('a locked part without a product', append('shop/guide', ':::access\nA\n:::'))
kind('a locked part inside a list', append('shop/guide', '- a\n\n  :::access{products="pro"}\n  A\n  :::'))
kind('a locked part inside a tip', append('shop/guide', '::::tip\n:::access{products="pro"}\nA\n:::\n::::'))
kind(
  'a demo in a locked part',
  append('shop/button', '::::access{products="pro"}\n:::demo{src="again"}\n:::\n::::'),
  write('shop/button/demos/again.vue', demo),
)
kind(
  'a demo on a locked page',
  edit('shop/button/zh-CN.md', 'description:', 'products: pro\ndescription:'),
  edit('shop/button/en-US.md', 'description:', 'products: pro\ndescription:'),
)
kind('tabs with a single pane', append('shop/guide', '::::tabs\n:::tab[A]\nA\n:::\n::::'))
kind('tabs with two equal labels', append('shop/guide', '::::tabs\n:::tab[A]\nA\n:::\n:::tab[A]\nA\n:::\n::::'))
kind('a tab without a label', append('shop/guide', '::::tabs\n:::tab\nA\n:::\n:::tab[B]\nB\n:::\n::::'))
kind('a tab outside of tabs', append('shop/guide', ':::tab[A]\nA\n:::'))
kind('text between the panes of tabs', append('shop/guide', '::::tabs\nA\n:::tab[A]\nA\n:::\n:::tab[B]\nB\n:::\n::::'))
kind(
  'a code group with something else than code',
  append('shop/guide', ':::code-group\nA\n```sh title="a"\na\n```\n```sh title="b"\nb\n```\n:::'),
)
kind('a code group with a fence without a title', append('shop/guide', ':::code-group\n```sh\na\n```\n```sh title="b"\nb\n```\n:::'))

// Code
kind('code that is not closed', append('shop/guide', '```ts\na()'))
kind('an unknown option of code', append('shop/guide', '```ts showLines\na()\n```'))
kind('lit lines that the code does not have', append('shop/guide', '```ts {0,2-1,9}\na()\n```'))
kind('an unknown mark in code', append('shop/guide', '```ts\na() // [!code +]\n```'))
kind('a mark that is in no comment', append('shop/guide', '```ts\na() [!code ++]\n```'))
kind('a mark that goes beyond the code', append('shop/guide', '```ts\na() // [!code --:2]\n```'))
kind('a line of a diff that is added and removed', append('shop/guide', '```ts\na() // [!code ++] [!code --]\n```'))

// Demos and API
kind('an unknown demo', append('shop/guide', ':::demo{src="typo"}\n:::'))
kind('a demo block without a demo', append('shop/guide', ':::demo\n:::'))
kind('a demo that is shown twice', append('shop/button', '### A\n\n:::demo{src="type"}\n:::'))
kind('a demo that no page shows', write('shop/button/demos/idle.vue', '<template />\n'))
kind('a height that is no number', edit('shop/button/zh-CN.md', '"120"', '"tall"'), edit('shop/button/en-US.md', '"120"', '"tall"'))
kind(
  'a demo that is client-only on an unknown device',
  edit('shop/button/zh-CN.md', 'height="120"', 'client-only="watch"'),
  edit('shop/button/en-US.md', 'height="120"', 'client-only="watch"'),
)
kind('an API table without api.ts', append('shop/guide', '## API\n\n::api{name="Button"}'))
kind('an unknown export of api.ts', append('shop/button', '::api{name="Buton"}'))
kind('an API table that is shown twice', append('shop/button', '::api{name="Button"}'))
kind('an export of api.ts that no page shows', edit(api, 'export default {', 'export default {\n  Group: { props: {} },'))
kind('an api.ts that throws', write(api, "export default {}\n\nthrow new Error('broken on purpose')\n"))
kind('an api.ts without a default export', write(api, 'export const api = {}\n'))

// Moved pages
const moved = (entries: string) => write('redirects.ts', `export default {\n${entries}\n}\n`)
linkKind('a redirect to no page', moved("  '/shop/start': '/shop/guid',"))
linkKind('a redirect to no heading', moved("  '/shop/start': '/shop/guide#none',"))
linkKind('a redirect from a page that exists', moved("  '/shop/guide': '/shop/button',"))
linkKind('redirects in a loop', moved("  '/shop/start': '/shop/begin',\n  '/shop/begin': '/shop/start',"))
linkKind('a redirect of an address that is no route', moved("  'shop/start?a=1': '/shop/guide',"))
linkKind('redirects that are none', write('redirects.ts', 'export default { from: 1 }\n'))
linkKind('redirects that throw', write('redirects.ts', "throw new Error('broken on purpose')\n"))
linkKind('a link to a page that has moved', moved("  '/shop/start': '/shop/guide',"), append('shop/guide', '[A](/shop/start)'))
linkKind('a published page that is gone', write('addresses.txt', '/shop/button\n/shop/gone\n/shop/guide\n'))
linkKind('a list of published pages without new ones', write('addresses.txt', '/shop/button\n'))

// Menus
linkKind('a menu that leads to no page', edit(menu, "page: 'button'", "page: 'buttons'"))
linkKind('a menu with an address of nothing', edit(menu, "href: '/price'", "href: '/prize'"))
kind('a menu that leads to a page twice', edit(menu, "page: 'guide' }", "page: 'button' }, { kind: 'page', page: 'guide' }"))
languageKind('a menu title that is not translated', edit(menu, "'en-US': 'Basics'", "'en-US': '基础'"))
languageKind('a menu title that is missing in a locale', edit(menu, "'zh-CN': '基础', ", ''))
kind('a menu without items', write(menu, 'export default {}\n'))
kind('a menu that throws', write(menu, "throw new Error('broken on purpose')\n"))
kind('a page in no menu', edit(menu, "        { kind: 'page', page: 'button' },\n", ''))

// Characters that look like others
kind('an invisible character', append('shop/guide', 'A\u200BB'))
kind('an invisible character in code', append('shop/guide', '```ts\nconst a\u202E = 1\n```'))
kind('a file in another encoding', append('shop/guide', 'caf\uFFFD'))
kind('a line indented with a tab', append('shop/guide', '\tcode'))
kind('a wide space before a list', append('shop/guide', '\u3000- a'))
kind('a no break space after a heading mark', append('shop/guide', '##\u00A0Title'))
kind('a no break space in code', append('shop/guide', '```ts\nconst\u00A0a = 1\n```'))
kind('full width colons of a block', append('shop/guide', '：：：tip\nA\n：：：'))
kind('full width quotes in a block', append('shop/button', ':::demo{src=“size”}\n:::'))
kind('full width backticks of code', append('shop/guide', '｀｀｀ts\na()\n｀｀｀'))
kind('a full width mark of a heading', append('shop/guide', '＃＃ A'))
kind('full width brackets of a link', append('shop/guide', '[A]（/shop/button）'))
kind('a full width colon in the front matter', edit(en, 'title: Guide', 'title: Guide\nsubtitle：Guide'))
kind('full width punctuation in code', append('shop/guide', "```ts\n// 注释（可以）\nrun（'中文，可以'）\n```"))
kind('a Cyrillic letter in a word', append('shop/guide', 'Use `B\u0435tter`.'))
kind('a Greek letter in a link', append('shop/guide', '[A](/shop/butt\u03BFn)'))
kind(
  'a Cyrillic letter in a route',
  write('shop/n\u0435xt/zh-CN.md', '---\ntitle: 甲\ndescription: 甲。\nhidden: true\n---\n'),
  write('shop/n\u0435xt/en-US.md', '---\ntitle: A\ndescription: A.\nhidden: true\n---\n'),
)

// Notation that would be shown as it is written
kind('bold that does not pair up', append('shop/guide', '**A：**B'))
kind('a heading without a blank', append('shop/guide', '##Title'))
kind('a link with a blank in the middle', append('shop/guide', '[A] (/shop/button)'))
kind('a link with a blank in its address', append('shop/guide', '[A](/shop/my button)'))
kind('a link by a reference that is not defined', append('shop/guide', '[A][button]'))
kind('a footnote that is not defined', append('shop/guide', 'A[^1]'))
kind('a footnote that nothing refers to', append('shop/guide', '[^1]: A'))
kind('the name of an emoji', append('shop/guide', 'A :smile: B'))
kind('a mark of other tools', append('shop/guide', 'A ==B== C'))
kind('a table of contents', append('shop/guide', '[[toc]]'))
kind('a table without a row of dashes', append('shop/guide', '| a | b |\n| 1 | 2 |'))
kind('a row with too many cells', append('shop/guide', '| a | b |\n| --- | --- |\n| 1 | 2 | 3 |'))
kind('half of a merge conflict', append('shop/guide', '>>>>>>> other'))

// Mistyped names
kind('a mistyped block', append('shop/guide', ':::wraning\nA\n:::'))
kind('a mistyped field of the front matter', edit(en, 'description:', 'desciption:'))
kind('a mistyped attribute', append('shop/button', ':::demo{scr="type"}\n:::'))
kind('a mistyped language of code', append('shop/guide', '```typescirpt\na()\n```'))
kind('a mistyped anchor', append('shop/guide', '[A](#prepair)'), edit(zh, '### 准备', '### Prepare'))
kind('a file that is named like a locale', write('shop/guide/en_us.md', 'A'))
kind('heights that are not JSON', write('shop/button/demos/heights.json', '{'))

// Steps, files, cards, badges
kind('steps that are no numbered list', append('shop/guide', ':::steps\n- One\n- Two\n:::'))
kind('steps with text around them', append('shop/guide', ':::steps\n1. One\n\nText.\n:::'))
kind('a file tree that is no list', append('shop/guide', ':::file-tree\nmain.ts\n:::'))
kind('a file tree with something else than names', append('shop/guide', ':::file-tree\n- src/\n\n  ```sh\n  a\n  ```\n:::'))
kind('cards with something else than cards', append('shop/guide', '::::cards\nA\n::::'))
kind('a card without a title and an address', append('shop/guide', '::::cards\n:::card\nA\n:::\n::::'))
kind('a card outside of cards', append('shop/guide', ':::card[A]{href="/price"}\n:::'))
kind('a card that leads to no page', append('shop/guide', '::::cards\n:::card[A]{href="/prize"}\n:::\n::::'))
kind('an unknown icon', append('shop/guide', '::::cards\n:::card[A]{href="/price" icon="house"}\n:::\n::::'))
kind('an unknown tone of a badge', append('shop/guide', 'A :badge[B]{tone="red"}'))
kind('an unknown attribute of a badge', append('shop/guide', 'A :badge[B]{color="red"}'))

// Files that a page shows
kind('a file that there is not', write('shop/guide/main.ts', 'a()'), append('shop/guide', '```ts file="shop/guide/mian.ts"\n```'))
kind('a file outside of the content', append('shop/guide', '```ts file="../../../secret.ts"\n```'))
kind('a file and code in one fence', write('shop/main.ts', 'a()'), append('shop/guide', '```ts file="shop/main.ts"\nb()\n```'))
kind(
  'a region that the file does not have',
  write('shop/main.ts', '// #region setup\na()\n// #endregion'),
  append('shop/guide', '```ts file="shop/main.ts" region="setpu"\n```'),
)
kind(
  'a region without an end',
  write('shop/main.ts', 'a()\n// #region setup\nb()'),
  append('shop/guide', '```ts file="shop/main.ts" region="setup"\n```'),
)
kind(
  'a region without lines',
  write('shop/main.ts', '// #region a\n\n// #endregion'),
  append('shop/guide', '```ts file="shop/main.ts" region="a"\n```'),
)
kind(
  'two regions of one name',
  write('shop/main.ts', '// #region a\na()\n// #endregion\n// #region a\nb()\n// #endregion'),
  append('shop/guide', '```ts file="shop/main.ts" region="a"\n```'),
)
kind('a region of no file', append('shop/guide', '```ts region="setup"\na()\n```'))
kind('an unknown mark in a file', write('shop/main.ts', 'a()\nb() // [!code +]'), append('shop/guide', '```ts file="shop/main.ts"\n```'))
