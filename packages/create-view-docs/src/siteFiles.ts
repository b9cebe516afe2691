import viewDocs from 'view-docs/package.json' with { type: 'json' }
import type { DemoKind } from './DemoKind.ts'
import { arabic } from './texts/arabic.ts'
import { chinese } from './texts/chinese.ts'
import { german } from './texts/german.ts'
import { english, type PageName, type PageTexts } from './texts/english.ts'

/** Options of a new site's files. */
export interface SiteOptions {
  /** Name of its package. */
  name: string
  title: string
  locales: readonly string[]
  demos: readonly DemoKind[]
  /** Whether names in TypeScript code show their types. */
  types: boolean
}

const ports: Record<DemoKind, string> = { react: 'reactDemos', vue: 'vueDemos' }

/** Files of a new site by path. */
export function siteFiles({ name, title, locales, demos, types }: SiteOptions): Record<string, string> {
  const wanted: Partial<Record<PageName, boolean>> = { demos: demos.length > 0, types }
  const basics = (['start', 'writing', 'demos', 'types'] as const).filter((page) => wanted[page] ?? true)
  const more: PageName[] = ['customize', 'publish']
  const inAll = (text: (texts: PageTexts) => string) => textIn(locales, text)
  return {
    'package.json': `${JSON.stringify(manifest({ name, demos, types }), null, 2)}\n`,
    'tsconfig.json': tsconfig,
    '.gitignore': 'node_modules\ndist\n.DS_Store\n',
    'README.md': readme(title),
    'docs.config.ts': config({ name, title, locales, demos, types }),
    'public/favicon.svg': icon,
    'content/guide/menu.ts': `import { defineMenu } from 'view-docs'

export default defineMenu({
  title: ${inAll(({ guide }) => guide)},
  index: 'start',
  items: [
${group(
  inAll(({ basics: text }) => text),
  basics,
)}
${group(
  inAll(({ more: text }) => text),
  more,
)}
  ],
})
`,
    ...Object.fromEntries(
      [...basics, ...more].flatMap((page) =>
        locales.map((locale) => [`content/guide/${page}/${locale}.md`, textsOf(locale).pages[page]({ locale, demos })] as const),
      ),
    ),
    ...(demos.includes('react') ? { 'content/guide/demos/demos/counter.tsx': reactDemo } : {}),
    ...(demos.includes('vue') ? { 'content/guide/demos/demos/greeting.vue': vueDemo } : {}),
  }
}

/** Source of a text in the configuration: a single string if it is the same in every language. */
function textIn(locales: readonly string[], text: (texts: PageTexts) => string): string {
  const [first = '', ...others] = locales.map((locale) => text(textsOf(locale)))
  return others.every((other) => other === first) ? quoted(first) : localized(locales, text)
}

/** Source of an object with a text in every language of the site. */
function localized(locales: readonly string[], text: (texts: PageTexts) => string): string {
  return `{ ${locales.map((locale) => `${keyOf(locale)}: ${quoted(text(textsOf(locale)))}`).join(', ')} }`
}

function keyOf(locale: string): string {
  return locale.includes('-') ? quoted(locale) : locale
}

function group(title: string, pages: readonly PageName[]): string {
  const entries = pages.map((page) => `        { kind: 'page', page: '${page}' },`)
  return `    {
      kind: 'group',
      title: ${title},
      items: [
${entries.join('\n')}
      ],
    },`
}

const textsByLanguage: Readonly<Record<string, PageTexts>> = { ar: arabic, de: german, en: english, zh: chinese }

/** The example texts for a locale; English for languages without texts. */
function textsOf(locale: string): PageTexts {
  return textsByLanguage[locale.split('-')[0] ?? ''] ?? english
}

/** The packages that compute types: optional peer dependencies of `@view-site/docs`, with the ranges of its manifest. */
const typeTools = { twoslash: '^0.3.9', typescript: '^6.0.0' }

function manifest({ name, demos, types }: Pick<SiteOptions, 'demos' | 'name' | 'types'>): object {
  const { '@tanstack/react-router': router, react, 'react-dom': reactDom, vue, '@vitejs/plugin-vue': vuePlugin } = viewDocs.peerDependencies
  return {
    name,
    private: true,
    type: 'module',
    scripts: {
      dev: 'view-docs dev',
      build: 'view-docs build',
      preview: 'view-docs preview',
      check: 'view-docs check',
      new: 'view-docs new',
    },
    dependencies: {
      '@tanstack/react-router': router,
      ...(demos.includes('vue') ? { '@vitejs/plugin-vue': vuePlugin } : {}),
      react,
      'react-dom': reactDom,
      'view-docs': `^${viewDocs.version}`,
      ...(demos.includes('vue') ? { vue } : {}),
    },
    ...(types ? { devDependencies: typeTools } : {}),
    engines: viewDocs.engines,
  }
}

function config({ name, title, locales, demos, types }: SiteOptions): string {
  const imports = ['defineDocs', ...demos.map((kind) => ports[kind])].join(', ')
  const inAll = (text: (texts: PageTexts) => string) => textIn(locales, text)
  const features = english.features.map(
    (_, index) => `      {
        title: ${inAll(({ features: texts }) => texts[index]?.title ?? '')},
        text: ${inAll(({ features: texts }) => texts[index]?.text ?? '')},
      },`,
  )
  return `import { ${imports} } from 'view-docs'

export default defineDocs({
  title: ${quoted(title)},
  // Where the site is published: scheme and host.
  origin: 'https://docs.example.com',
  locales: [${locales.map(quoted).join(', ')}],
  theme: { accent: '#4f46e5' },
  home: {
    title: ${inAll(({ homeTitle }) => homeTitle)},
    text: ${inAll(({ homeText }) => homeText)},
    actions: [
      { text: ${inAll(({ begin }) => begin)}, href: '/guide/start' },
      { text: ${inAll(({ more }) => more)}, href: '/guide/customize' },
    ],
    install: 'npm install ${name}',
    features: [
${features.join('\n')}
    ],
  },
${demos.length > 0 ? `  demos: [${demos.map((kind) => `${ports[kind]}()`).join(', ')}],\n` : ''}${types ? '  typeHints: true,\n' : ''}})
`
}

function quoted(text: string): string {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`
}

const tsconfig = `{
  "compilerOptions": {
    "target": "es2023",
    "module": "esnext",
    "moduleResolution": "bundler",
    "jsx": "react-jsx",
    "strict": true,
    "noEmit": true,
    "skipLibCheck": true
  },
  "include": ["docs.config.ts", "content"]
}
`

function readme(title: string): string {
  return `# ${title}

\`\`\`sh
npm run dev                 # write: every save shows at once
npm run check               # every mistake in the pages, with file, line and remedy
npm run new guide/my-page   # a page in every language
npm run build               # the site, in dist/client
npm run preview             # see what was built
\`\`\`

Pages are folders below \`content\`, with one Markdown file for each language. \`docs.config.ts\` has
the title, the languages and the home page.
`
}

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="4" y="4" width="24" height="24" rx="6" fill="#4f46e5"/><path d="M11 11h10M11 16h10M11 21h6" stroke="#fff" stroke-width="2" stroke-linecap="round"/></svg>
`

const reactDemo = `import { useState } from 'react'

export default function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button style={style} onClick={() => setCount(count + 1)}>
      Count: {count}
    </button>
  )
}

// The tokens of the theme are custom properties: the button follows the accent, in light and dark.
const style = {
  justifySelf: 'start',
  padding: '8px 16px',
  border: 0,
  borderRadius: 'var(--radius-2)',
  background: 'var(--color-accent)',
  color: 'var(--color-text-on-accent)',
}
`

const vueDemo = `<script setup>
import { ref } from 'vue'

const name = ref('Vue')
</script>

<template>
  <label>Name <input v-model="name" /></label>
  <p>Hello, {{ name }}!</p>
</template>

<style scoped>
input {
  margin-inline-start: 8px;
  padding: 6px 12px;
  border: 1px solid var(--color-line-control);
  border-radius: var(--radius-2);
  background: var(--color-bg-page);
  color: inherit;
}
p {
  margin-block-start: 12px;
}
</style>
`
