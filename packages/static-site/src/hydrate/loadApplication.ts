import { readBootData } from './bootData.ts'
import { preload } from './preload.ts'

/**
 * Loads the application that this page's `#boot` element names. All modules are fetched in parallel and evaluated one by one, with a pause after each so
 * that the page can respond.
 * @param prepare Loads the data that the application needs before its entry runs: the modules that this imports run meanwhile.
 */
export async function loadApplication(prepare: () => Promise<void>): Promise<void> {
  const data = readBootData()
  if (!data) throw new Error('The page has no #boot element: it was not written by the static-site build.')
  const { entry, dependencies, modules } = data
  const prepared = prepare()
  for (const href of [...dependencies, entry, ...modules]) preload(href)
  await Promise.all([prepared, run(dependencies)])
  await run([entry])
}

async function run(modules: readonly string[]): Promise<void> {
  for (const href of modules) {
    await import(/* @vite-ignore */ href)
    await new Promise((resolve) => setTimeout(resolve))
  }
}
