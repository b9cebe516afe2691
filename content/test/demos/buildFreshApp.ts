import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { demoFiles, localizeDemo } from '@view-site/vue-demo/vite'
import vue from '@vitejs/plugin-vue'
import { build } from 'vite'
import { root } from '../pages/pageApis.ts'
import { otherLocales } from './plays.ts'

/** A demo as a page shows it. */
export interface PastedDemo {
  /** `en-US/view-ui-plus/component/base/button/type` */
  name: string
  /** The source under the demo, as its copy button gives it. */
  source: string
}

/** Every demo of these pages of the documentation, in the languages that are pasted in this run. */
export async function shownDemos(pages: readonly string[]): Promise<PastedDemo[]> {
  const files = [...demoFiles(root)]
    .filter(([page]) => pages.includes(page))
    .flatMap(([page, demos]) => [...demos].map(([name, file]) => ({ name: `${page}/${name}`, file })))
  const shown = files.filter(({ name }) => /^(view-ui-plus|icrud|admin-plus)\//.test(name))
  return Promise.all(
    shown.flatMap(({ name, file }) =>
      otherLocales(file).map(async (locale) => ({
        name: `${locale}/${name}`,
        source: localizeDemo(await readFile(file, 'utf8'), locale, file),
      })),
    ),
  )
}

/** Shows whichever of the pasted components is asked for, with the texts of the library and of iCRUD in its language. */
const app = `<script setup>
import { nextTick, shallowRef } from 'vue'
import { locale } from 'view-ui-plus'
import enUS from 'view-ui-plus/dist/locale/en-US'
import zhCN from 'view-ui-plus/dist/locale/zh-CN'

const demos = import.meta.glob('./demos/**/*.vue')
const shown = shallowRef()
const setLanguage = (language) => {
  document.documentElement.lang = language
  locale(language === 'en-US' ? enUS : zhCN)
}
window.show = async (name) => {
  if (name) setLanguage(name.startsWith('en-US/') ? 'en-US' : 'zh-CN')
  shown.value = name && (await demos[\`./demos/\${name}.vue\`]()).default
  await nextTick()
}
</script>

<template>
  <component :is="shown" v-if="shown" />
</template>
`

/** Builds a new Vite application whose entry file is that of the installation guide, with demos pasted into separate files. */
export async function buildFreshApp(folder: string, demos: readonly PastedDemo[]): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  const files = [
    ['index.html', '<link rel="icon" href="data:,"><div id="app"></div><script type="module" src="/src/main.js"></script>'],
    ['src/main.js', await entryOfTheGuide()],
    ['src/App.vue', app],
    ...demos.map(({ name, source }) => [`src/demos/${name}.vue`, source]),
  ]
  await Promise.all(
    files.map(async ([name = '', text = '']) => {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), text)
    }),
  )
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [vue()],
    build: { minify: false, reportCompressedSize: false },
  })
}

async function entryOfTheGuide(): Promise<string> {
  const guide = await readFile(join(root, 'view-ui-plus/guide/install/zh-CN.md'), 'utf8')
  const code = /```js title="src\/main\.js"\n([^`]+)```/.exec(guide)?.[1]
  if (code === undefined) throw new Error('The installation guide shows no src/main.js any more: this test begins with it.')
  return code
}
