import type { DemoRequest } from '@view-site/docs'
import type { DemoLoader, DemoPage } from '@view-site/vue-demo'

/** Loads one demo of a page in one language, with the library components it uses. */
export async function loadDemo({ page, name, locale, module }: DemoRequest): ReturnType<DemoLoader> {
  const demos = await pageDemos(page, module)
  const load = demos?.[name]?.[locale]
  if (!load) throw new Error(`There is no demo "${name}" on ${page} in this build.`)
  return load()
}

/** A built page names the module with its demos, so that a changed demo does not change the hashes of the application. */
async function pageDemos(page: string, module: string | undefined): Promise<DemoPage | undefined> {
  if (import.meta.env.DEV) return (await (await import('virtual:vue-demos')).default[page]?.())?.default
  if (module === undefined) return undefined
  const loaded: { default: DemoPage } = await import(/* @vite-ignore */ module)
  return loaded.default
}
