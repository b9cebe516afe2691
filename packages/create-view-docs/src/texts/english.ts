import type { DemoKind } from '../DemoKind.ts'
import { typesPage } from './typesPage.ts'

/** Options of an example page. */
export interface PageOptions {
  /** Locale of the page, which is the name of its file without extension. */
  locale: string
  demos: readonly DemoKind[]
}

/** Texts of a new site in one language. */
export interface PageTexts {
  guide: string
  basics: string
  more: string
  begin: string
  homeTitle: string
  homeText: string
  features: readonly { title: string; text: string }[]
  pages: Readonly<Record<PageName, (options: PageOptions) => string>>
}

/** Example pages of a new site. `demos` only exists with demos, `types` only with types in code. */
export type PageName = 'start' | 'writing' | 'demos' | 'types' | 'customize' | 'publish'

/** Texts of a new site in English. */
export const english: PageTexts = {
  guide: 'Guide',
  basics: 'Basics',
  more: 'Make it yours',
  begin: 'Get started',
  homeTitle: 'Documentation your readers enjoy',
  homeText: 'Say in one or two sentences what your product does for the people who use it, and why they should read on.',
  features: [
    { title: 'Readable at once', text: 'Every page is static HTML: it shows before any script has loaded.' },
    { title: 'Found in seconds', text: 'Full-text search understands typos and runs in the browser.' },
    { title: 'Checked', text: 'Broken links, missing translations and typos in blocks stop the build.' },
  ],
  pages: {
    start: ({ locale }) => `---
title: Get started
description: Find your way around this site in five minutes.
---

You are reading \`content/guide/start/${locale}.md\`. Change it and save: the browser follows.

## Pages

A page is a folder with one Markdown file for each language, and the folder's path is its address:

:::file-tree
- docs.config.ts title, languages and home page
- content/
  - guide/
    - menu.ts the order of the pages
    - start/
      - **${locale}.md** this page
    - …
- public/ files that are served as they are
:::

## Menu

\`content/guide/menu.ts\` lists the pages in their order. This block always shows the file as it is:

\`\`\`ts file="guide/menu.ts"
\`\`\`

Create the next one with its files and its entry in the menu:

\`\`\`npm
npm run new guide/my-page
\`\`\`

## Mistakes

A link to a page that does not exist, a heading that one language lacks, a block that is not closed:
while you write, the mistake shows over the page, with its file, its line and what to do. All of
them at once:

\`\`\`npm
npm run check
\`\`\`

## Next

::::cards
:::card[Write pages]{href="/guide/writing" icon="book"}
Code, steps, tabs and remarks beyond plain Markdown.
:::
:::card[Make it yours]{href="/guide/customize"}
Colours, languages, your own pages.
:::
:::card[Publish]{href="/guide/publish"}
Any web server will do.
:::
::::
`,

    writing: () => `---
title: Write pages
description: Code, steps, tabs and remarks beyond plain Markdown.
---

Everything of GitHub's Markdown works, and some blocks more.

## Code

Name the file, and mark what changed:

\`\`\`ts title="src/server.ts"
import { createServer } from 'node:http'

const port = 3000 // [!code --]
const port = Number(process.env.PORT ?? 3000) // [!code ++]

createServer((request, response) => response.end('Hello')).listen(port)
\`\`\`

A fence in the language \`npm\` shows the command for every package manager:

\`\`\`npm
npm install view-docs
\`\`\`

## Steps

:::steps
1. Write a numbered list between \`:::steps\` and \`:::\`.
2. Indent what belongs to a step, such as its code:

   \`\`\`npm
   npm run check
   \`\`\`
:::

## Remarks

> [!TIP]
> Remarks have six kinds: note, info, tip, important, warning and danger.

> [!WARNING]
> Write what goes wrong, and how to avoid it.

:::details[What is inside here?]
Text that not everybody has to read.
:::

## Tables

| Option  | Default | What it does                     |
| ------- | ------- | -------------------------------- |
| \`port\`  | \`3000\`  | where the server listens         |
| \`quiet\` | \`false\` | whether it keeps its log to itself |
`,

    demos: ({ demos }) => `---
title: Live demos
description: Components that run in the page, next to their code.
---

Files in the folder \`demos\` of a page run where the page names them. Their code loads when a reader
comes near, and nothing of it loads on other pages.
${
  demos.includes('react')
    ? `
## React

:::demo{src="counter"}
Press the button.
:::
`
    : ''
}${
      demos.includes('vue')
        ? `
## Vue

:::demo{src="greeting"}
Change the name.
:::
`
        : ''
    }`,

    types: () =>
      typesPage({
        title: 'Types in code',
        description: 'Names in TypeScript code show their types, which are computed when the site is built.',
        intro: 'Point at a name below, or move to it with the Tab key, and its type appears. On a phone, tap it.',
        write: 'What to write',
        writeText: 'Write `twoslash` after the language of a fence. Lines with these comments are not shown themselves:',
        remark: 'Comment',
        effect: 'Effect',
        query: 'shows the type of the name that the arrow points to, below its line',
        cut: 'compiles what is above it without showing it',
        errors: 'lets this error of TypeScript appear, below its line',
        imports:
          'The code can import every package that is installed next to the site, such as your own. Any other error stops the build, with its line: examples cannot fall behind your types.',
        expected: 'An error as an example',
        expectedText: 'Show what goes wrong, and what TypeScript says about it:',
      }),

    customize: () => `---
title: Make it yours
description: Colours, languages, and pages of your own.
---

All of it is in \`docs.config.ts\`. Save the file, and the site starts again with the change.

## Colours and fonts

\`\`\`ts title="docs.config.ts" part
theme: {
  accent: '#7c3aed',
  radius: 4,
  font: { sans: 'Inter, sans-serif' },
},
\`\`\`

Any accent stays readable: it is made darker or lighter in each theme as far as that needs.

## Languages

\`\`\`ts title="docs.config.ts" part
locales: ['en-US', 'de-DE', 'ar'],
\`\`\`

The first is the default, and only its addresses have no prefix. \`npm run check\` then lists every page
that lacks a language. Arabic turns the site to be read from right to left.

## Your own pages

\`\`\`ts title="docs.config.ts" part
routes: [{ path: '/pricing', component: 'site/Pricing.tsx', title: 'Pricing', description: 'What it costs.' }],
\`\`\`

The file exports a React component. It is rendered when the site is built, as every other page.
`,

    publish: () => `---
title: Publish
description: Build the site, and serve it from anywhere.
---

\`\`\`npm
npm run build
\`\`\`

writes the site to \`dist/client\`: static files for any web server, with compressed copies next to
them. See it as your readers will:

\`\`\`npm
npm run preview
\`\`\`

## Before the first time

Set \`origin\` in \`docs.config.ts\` to the address of the site: search engines and feeds need it. Is the
site below a path, as on GitHub Pages? Then set \`base\` too:

\`\`\`ts title="docs.config.ts" part
origin: 'https://example.github.io',
base: '/my-docs/',
\`\`\`
`,
  },
}
