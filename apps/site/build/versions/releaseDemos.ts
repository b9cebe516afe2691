import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { OlderRelease } from '@view-site/content/older-releases'
import type { Collection } from '@view-site/docs/compile'
import type { LocalePaths } from '@view-site/i18n/locale'
import { demoDark } from '../demoDark.ts'
import { viewUi, vueDemos, type DemoFiles } from '@view-site/vue-demo/vite'
import { sharedVue } from './sharedVue.ts'
import { defaultClientConditions, type UserConfig } from 'vite'

/** Module with the demos of all pages of a release; those of one page are below it. */
export const pagesId = 'virtual:vue-demos'

/** The demos of the pages of an older release, and how they are written for it. */
export interface ReleaseDemos extends Pick<LocalePaths, 'locales'> {
  demos: DemoFiles
  adapt: (source: string) => string | undefined
  /** Folder of the content. */
  root: string
}

/** Finds the demos that an older release can run. */
export function demosOf(version: OlderRelease, { pages, locales, options }: Collection): ReleaseDemos {
  const adapt = (source: string) => options.adaptDemo?.(source, version)
  const demos = new Map(
    pages.flatMap(({ id, folder, version: of }): [string, Map<string, string>][] =>
      of?.section === version.section && of.id === version.id ? [[id, runningDemos(folder, adapt)]] : [],
    ),
  )
  return { demos, locales, adapt, root: options.root }
}

/** Vite settings that compile demos with the library of an older release, in development and in the build. */
export function demoSettings({ folder }: OlderRelease, { demos, locales, adapt, root }: ReleaseDemos): UserConfig {
  return {
    resolve: { conditions: ['@view-site/source', ...defaultClientConditions] },
    css: { transformer: 'lightningcss' },
    plugins: [
      viewUi({ folder, dark: demoDark }),
      vueDemos({ root, locales, pages: demos, rewrite: (source) => adapt(source) ?? source, withRuntime: true, fileLines: true }),
      sharedVue(),
    ],
  }
}

/** The demos in a page's folder that the version can run. */
function runningDemos(folder: string, adapt: (source: string) => string | undefined): Map<string, string> {
  const files = globSync('demos/*.vue', { cwd: folder })
    .sort()
    .map((name) => join(folder, name))
  const running = files.filter((file) => adapt(readFileSync(file, 'utf8')) !== undefined)
  return new Map(running.map((file) => [file.slice(file.lastIndexOf(sep) + 1, -'.vue'.length), file.split(sep).join('/')]))
}
