import * as icrud from '@view-design/icrud'
import * as library from 'view-ui-plus'
import * as vue from 'vue'
import { moduleMark, moduleNames, type ModuleName } from '../src/protocol/modules.ts'

export interface Modules {
  /** Puts addresses in the place of a module's marks. */
  link: (js: string) => string
}

/** Makes what the frame holds a module each, so that code can import it by every kind of import there is. */
export function createModules(): Modules {
  const held: Record<ModuleName, object> = { vue, 'view-ui-plus': library, '@view-design/icrud': icrud }
  const key = Symbol.for('view-site.playground')
  Object.defineProperty(globalThis, key, { value: held })
  const from = (name: ModuleName) => `globalThis[Symbol.for(${JSON.stringify(key.description)})][${JSON.stringify(name)}]`
  const addresses = moduleNames.map((name) => [moduleMark(name), JSON.stringify(addressOf(held[name], from(name)))] as const)
  return { link: (js) => addresses.reduce((linked, [mark, address]) => linked.replaceAll(mark, address), js) }
}

/** A module that hands on what an object holds. */
function addressOf(held: object, from: string): string {
  const names = Object.keys(held)
  const lines = [
    `const held = ${from}`,
    ...(names.includes('default') ? ['export default held.default'] : []),
    `export const { ${names.filter((name) => name !== 'default').join(', ')} } = held`,
  ]
  return URL.createObjectURL(new Blob([lines.join('\n')], { type: 'text/javascript' }))
}
