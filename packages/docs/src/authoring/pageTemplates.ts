import { languageOf } from '../locales/texts.ts'

/** What a new page consists of. */
export interface PageTemplateOptions {
  /** Locales of the site. Pages are Chinese in `zh`, and English in every other language until they are translated. */
  locales: readonly string[]
  /** A first demo: its file name and its source. @default none */
  demo?: { file: string; source: string }
  /** Writes the `api.ts` of an export; pages of components, below a folder `component`, have one. @default none */
  draftApi?: (name: string) => string | undefined
}

/** Files of a new page by name. They pass every check as they are. */
export function pageTemplates(id: string, { locales, demo, draftApi }: PageTemplateOptions): Record<string, string> {
  const name = id.slice(id.lastIndexOf('/') + 1)
  const isComponent = draftApi !== undefined && id.includes('/component/')
  const title = isComponent ? pascalCase(name) : words(name)
  const template = { title, isComponent, ...(demo ? { demo: demo.file.replace(/\.\w+$/, '') } : {}) }
  return {
    ...Object.fromEntries(locales.map((locale) => [`${locale}.md`, languageOf(locale) === 'zh' ? chinese(template) : english(template)])),
    ...(demo ? { [`demos/${demo.file}`]: demo.source } : {}),
    ...(isComponent ? { 'api.ts': draftApi(title) ?? sampleApi(title, locales) } : {}),
  }
}

interface Template {
  title: string
  isComponent: boolean
  /** Name of the first demo. */
  demo?: string
}

function pascalCase(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function words(name: string): string {
  return name.replaceAll('-', ' ').replace(/^\w/, (letter) => letter.toUpperCase())
}

function chinese({ title, isComponent, demo }: Template): string {
  const block = demo === undefined ? '写下步骤。' : `:::demo{src="${demo}"}\n说明读者在这个示例里该看什么。\n:::`
  return isComponent
    ? `---
title: ${title}
subtitle: 中文名
description: 用一句话说明什么时候用它。
---

## 示例

### 基本用法

${block}

## API

::api{name="${title}"}
`
    : `---
title: ${title}
description: 用一句话说明读完能做到什么。
---

先说读者要解决的问题，再说做法。

## 做法

${block}
`
}

function english({ title, isComponent, demo }: Template): string {
  const block = demo === undefined ? 'List the steps.' : `:::demo{src="${demo}"}\nSay what to look at in this demo.\n:::`
  return isComponent
    ? `---
title: ${title}
description: Say in one line when to use it.
---

## Demos

### Basic use

${block}

## API

::api{name="${title}"}
`
    : `---
title: ${title}
description: Say in one line what the reader can do afterwards.
---

Name the reader's problem first, then the solution.

## How to

${block}
`
}

function sampleApi(name: string, locales: readonly string[]): string {
  const texts = locales.map((locale) => `'${locale}': '${languageOf(locale) === 'zh' ? '尺寸' : 'Size'}'`)
  return `import { defineApi } from '@view-site/docs'

export default defineApi({
  ${name}: {
    props: {
      size: {
        type: "'large' | 'default' | 'small'",
        default: "'default'",
        description: { ${texts.join(', ')} },
      },
    },
  },
})
`
}
