import { languageOf } from '../locales/texts.ts'
import { pageText, sizeIn, type Template } from './pageText.ts'

/** What a new page consists of. */
export interface PageTemplateOptions {
  /** Locales of the site. Pages are in Arabic, Chinese, English and German, and English in every other language until they are translated. */
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
  const template: Template = { title, isComponent, ...(demo ? { demo: demo.file.replace(/\.\w+$/, '') } : {}) }
  return {
    ...Object.fromEntries(locales.map((locale) => [`${locale}.md`, pageText(languageOf(locale), template)])),
    ...(demo ? { [`demos/${demo.file}`]: demo.source } : {}),
    ...(isComponent ? { 'api.ts': draftApi(title) ?? sampleApi(title, locales) } : {}),
  }
}

function pascalCase(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function words(name: string): string {
  return name.replaceAll('-', ' ').replace(/^\w/, (letter) => letter.toUpperCase())
}

function sampleApi(name: string, locales: readonly string[]): string {
  const texts = locales.map((locale) => `'${locale}': '${sizeIn(languageOf(locale))}'`)
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
