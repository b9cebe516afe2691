import type { Locale } from '@view-site/i18n/product'
import type { Files } from '../protocol/files.ts'
import { projectDependencies } from './projectDependencies.ts'
import { projectReadme } from './projectReadme.ts'
import type { Versions } from './Versions.ts'

/** Name of a downloaded project: of its package, its folder and the zip file. */
export const projectName = 'view-ui-plus-project'

export interface ProjectFilesOptions {
  /** Language of the README, of the page and of the library's own texts. */
  locale: Locale
  versions: Versions
  /** Name of an older version of View UI Plus: `1.2`. @default the current one */
  version?: string | undefined
}

/** The files of a Vite project that shows the component of the code, by path. Its dependencies have the exact versions of the playground. */
export function projectFiles(code: Files, { locale, versions, version }: ProjectFilesOptions): Record<string, string> {
  const { dependencies, needsIcrud } = projectDependencies(Object.values(code).join('\n'), versions, version)
  const own = Object.entries(code).map(([name, text]) => [`src/${name}`, text] as const)
  return {
    'package.json': manifest(dependencies, versions),
    'vite.config.js': viteConfig,
    'index.html': document(locale),
    'src/main.js': main(locale),
    ...Object.fromEntries(own),
    'README.md': projectReadme(locale, { needsIcrud, paths: own.map(([path]) => path) }),
    '.gitignore': 'node_modules\ndist\n*.local\n',
  }
}

function manifest(dependencies: Record<string, string>, { packages }: Versions): string {
  const fields = {
    name: projectName,
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview' },
    dependencies,
    devDependencies: { '@vitejs/plugin-vue': packages['@vitejs/plugin-vue'], vite: packages['vite'] },
  }
  return `${JSON.stringify(fields, null, 2)}\n`
}

const viteConfig = `import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [vue()],
})
`

function document(locale: Locale): string {
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>View UI Plus</title>
  </head>
  <body>
    <div id="app"></div>
    <script type="module" src="/src/main.js"></script>
  </body>
</html>
`
}

/** The entry file, which registers the library as the installation guide does; its own texts are Chinese by default. */
function main(locale: Locale): string {
  const isChinese = locale === 'zh-CN'
  return [
    "import { createApp } from 'vue'",
    "import ViewUIPlus from 'view-ui-plus'",
    ...(isChinese ? [] : ["import enUS from 'view-ui-plus/dist/locale/en-US'"]),
    "import 'view-ui-plus/dist/styles/viewuiplus.css'",
    "import App from './App.vue'",
    '',
    `createApp(App).use(ViewUIPlus${isChinese ? '' : ', { locale: enUS }'}).mount('#app')`,
    '',
  ].join('\n')
}
