import type { DemoRequest } from '@view-site/docs'
import type { DemoLoader, DemoModule } from '@view-site/vue-demo'
import { devDemosBase } from './devDemosBase.ts'
import { versionAt } from './versionAt.ts'

/** A demo in one language, with its styles, and the runtime that it needs if it is not the site's. */
export interface LoadedDemo {
  load: DemoLoader
  runtime: DemoModule['runtime'] | undefined
  /** The part of the library's stylesheet that the page's demos use. */
  styles: DemoModule['styles'] | undefined
}

/** Loads the module of a page's demos, and finds one of them in it. */
export async function loadDemo({ page, name, locale, module }: DemoRequest): Promise<LoadedDemo> {
  const demos = await demoModule(page, module)
  const load = demos?.default[name]?.[locale]
  if (!load) throw new Error(`There is no demo "${name}" on ${page} in this build.`)
  return { load, runtime: demos.runtime, styles: demos.styles }
}

/** The simulated server of a page's demos, if it has one. */
export async function loadServer({ page, module }: DemoRequest): Promise<string | undefined> {
  return (await demoModule(page, module))?.server
}

/** A built page names the module with its demos, so that a changed demo does not change the hashes of the application. */
async function demoModule(page: string, module: string | undefined): Promise<DemoModule | undefined> {
  if (import.meta.env.DEV) {
    const version = versionAt(`/${page}`)
    // An older version runs with its own library, which a separate server serves: see `devVersionDemos`.
    if (version) return importModule(`${devDemosBase(version)}@id/virtual:vue-demos/${page}`)
    return (await import('virtual:vue-demos')).default[page]?.()
  }
  if (module === undefined) return undefined
  return importModule(module)
}

async function importModule(address: string): Promise<DemoModule> {
  const loaded: DemoModule = await import(/* @vite-ignore */ address)
  return loaded
}
