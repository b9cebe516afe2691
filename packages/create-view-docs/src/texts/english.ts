import type { DemoKind } from '../DemoKind.ts'

/** What a page may depend on. */
export interface PageOptions {
  /** Name of the page's file, without extension. */
  locale: string
  demos: readonly DemoKind[]
}

/** Texts of a new site in one language. */
export interface PageTexts {
  guide: string
  begin: string
  homeText: string
  start: (options: PageOptions) => string
  writing: (options: PageOptions) => string
  demos: (options: PageOptions) => string
}

/** Texts of a new site in English. */
export const english: PageTexts = {
  guide: 'Guide',
  begin: 'Get started',
  homeText: 'Say in one sentence what your product does for its users.',

  start: ({ locale }) => `---
title: Get started
description: Find your way around this site.
---

You are reading \`content/guide/start/${locale}.md\`. Change it and save: the browser follows.

## Pages

A page is a folder with one Markdown file for each language. Its path is its address:
\`content/guide/start\` is \`/guide/start\`.

## Menu

\`content/guide/menu.ts\` lists the pages in their order. Create the next page with its files:

\`\`\`npm
npm run new guide/my-page
\`\`\`

## Publish

\`npm run build\` writes the site to \`dist/client\`. Any web server can serve that folder.
`,

  writing: () => `---
title: Write pages
description: Code, tabs and remarks beyond plain Markdown.
---

Everything of GitHub's Markdown works, and some blocks more.

## Code

Name the file, and mark what changed:

\`\`\`ts title="src/port.ts"
export const port = 3000 // [!code --]
export const port = 8080 // [!code ++]
\`\`\`

## Remarks

> [!TIP]
> Remarks have six kinds: note, info, tip, important, warning and danger.

:::details[What is inside here?]
Text that not everybody has to read.
:::
`,

  demos: ({ demos }) => `---
title: Live demos
description: Components that run in the page, next to their code.
---

Files in the folder \`demos\` of a page run where the page names them.
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
}
