import * as icrud from '@view-design/icrud'
import * as library from 'view-ui-plus'
import * as vue from 'vue'
import type { FileModule } from '../src/protocol/frameMessages.ts'
import { bundledNames, fileMark, isSheet, moduleMark, type BundledName, type ModuleName, type ModuleText } from '../src/protocol/modules.ts'

export interface Modules {
  /** Adds the modules sent with code, in dependency order. */
  take: (modules: readonly ModuleText[]) => void
  /** Creates a module for each file of the code, in dependency order; returns their URLs by name. */
  create: (files: readonly FileModule[]) => Map<string, string>
}

/** Creates a module for each library in the frame, so that code can import it with any import syntax. */
export function createModules(): Modules {
  const bundled: Record<BundledName, object> = { vue, 'view-ui-plus': library, '@view-design/icrud': icrud }
  const key = Symbol.for('view-site.playground')
  Object.defineProperty(globalThis, key, { value: bundled })
  const from = (name: BundledName) => `globalThis[Symbol.for(${JSON.stringify(key.description)})][${JSON.stringify(name)}]`
  const addresses = new Map<ModuleName, string>(bundledNames.map((name) => [name, addressOf(handedOn(bundled[name], from(name)))]))
  const link = (js: string): string =>
    [...addresses].reduce((linked, [name, address]) => linked.replaceAll(moduleMark(name), JSON.stringify(address)), js)
  return {
    create(files) {
      const own = new Map<string, string>()
      for (const { name, js } of files) {
        const linked = [...own].reduce((text, [other, address]) => text.replaceAll(fileMark(other), JSON.stringify(address)), link(js))
        own.set(name, addressOf(linked))
      }
      return own
    },
    take(modules) {
      for (const { name, text } of modules) {
        if (addresses.has(name)) continue
        // A style sheet is added to the document; the import resolves to an empty module.
        addresses.set(name, addressOf(isSheet(name) ? '' : link(text)))
      }
    },
  }
}

function addressOf(js: string): string {
  return URL.createObjectURL(new Blob([js], { type: 'text/javascript' }))
}

/** Source of a module that exports the properties of an object. */
function handedOn(bundled: object, from: string): string {
  const names = Object.keys(bundled)
  return [
    `const bundled = ${from}`,
    ...(names.includes('default') ? ['export default bundled.default'] : []),
    `export const { ${names.filter((name) => name !== 'default').join(', ')} } = bundled`,
  ].join('\n')
}
