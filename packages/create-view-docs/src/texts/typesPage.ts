/** Texts of the page about types in code, in one language. */
export interface TypesPageTexts {
  title: string
  description: string
  intro: string
  /** Heading of the table of comments. */
  write: string
  /** Explains `twoslash` in the first line of a fence. */
  writeText: string
  /** Table headers, and the effect of each comment. */
  remark: string
  effect: string
  query: string
  cut: string
  errors: string
  imports: string
  /** Heading of an example of an expected error. */
  expected: string
  expectedText: string
}

/** The example page of a site with `typeHints`. Its code is the same in every language. */
export function typesPage(texts: TypesPageTexts): string {
  return `---
title: ${texts.title}
description: ${texts.description}
---

${texts.intro}

\`\`\`ts twoslash title="cart.ts"
interface Item {
  name: string
  /** In cents. */
  price: number
}

function total(items: readonly Item[]) {
  return items.reduce((sum, { price }) => sum + price, 0)
}

const due = total([{ name: 'Tea', price: 450 }])
//    ^?
\`\`\`

## ${texts.write}

${texts.writeText}

| ${texts.remark} | ${texts.effect} |
| --- | --- |
| \`// ^?\` | ${texts.query} |
| \`// ---cut---\` | ${texts.cut} |
| \`// @errors: 2322\` | ${texts.errors} |

${texts.imports}

## ${texts.expected}

${texts.expectedText}

\`\`\`\`md
${expectedError}
\`\`\`\`

${expectedError}
`
}

const expectedError = `\`\`\`ts twoslash
// @errors: 2322
const port: number = '3000'
\`\`\``
