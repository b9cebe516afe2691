import { lazyNames, moduleMark, type LazyName, type ModuleText } from '../protocol/modules.ts'
import { fetchText } from './fetchText.ts'

/** Loads the modules that compiled code imports and the frame lacks, with their own imports, in dependency order. */
export type ModuleLoader = (js: string) => Promise<ModuleText[]>

/** Creates a loader that caches fetched modules; one that failed is fetched again for the next code that imports it. */
export function createModuleLoader(addresses: Readonly<Record<LazyName, string>>): ModuleLoader {
  const texts = new Map<LazyName, Promise<string>>()

  function bring(name: LazyName): Promise<string> {
    const text = texts.get(name) ?? fetchText(addresses[name])
    texts.set(name, text)
    text.catch(() => texts.delete(name))
    return text
  }

  async function withNeeds(name: LazyName): Promise<ModuleText[]> {
    const text = await bring(name)
    return [...(await load(text)), { name, text }]
  }

  async function load(js: string): Promise<ModuleText[]> {
    const needed = lazyNames.filter((name) => js.includes(moduleMark(name)))
    const modules = (await Promise.all(needed.map(withNeeds))).flat()
    return modules.filter(({ name }, index) => modules.findIndex((each) => each.name === name) === index)
  }

  return load
}
