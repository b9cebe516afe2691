import type { ApiRelease } from './ApiRelease.ts'
import type { Localized } from './Localized.ts'

/** A prop of a component, as the reader sees it. */
export interface ApiProp extends ApiRelease {
  /** TypeScript type, shown as written: `'small' | 'default'`. */
  type: string
  /** Default value as a JavaScript expression (`"'default'"`, `'false'`); leave it out when there is none. */
  default?: string
  /** The component does not work without it. @default false */
  required?: true
  description: Localized
}

/** An event a component emits. */
export interface ApiEvent extends ApiRelease {
  /** Signature of the listener: `(event: MouseEvent)`. */
  params?: string
  description: Localized
}

/** A slot of a component. */
export interface ApiSlot extends ApiRelease {
  /** Type of the slot's props: `{ row: Row, index: number }`. */
  props?: string
  description: Localized
}

/** A method that a component instance or a plugin offers. */
export interface ApiMethod extends ApiRelease {
  /** TypeScript signature: `(name: string) => void`. */
  signature: string
  description: Localized
}

/** A directive, and the parts of its binding: `v-name:arg.modifiers="value"`. */
export interface ApiDirective extends ApiRelease {
  /** TypeScript type, shown as written. */
  value?: string
  arg?: string
  modifiers?: string
  description: Localized
}

/** Everything one export of a library offers; each part is shown in the order written. */
export interface ApiExport extends ApiRelease {
  props?: Readonly<Record<string, ApiProp>>
  events?: Readonly<Record<string, ApiEvent>>
  slots?: Readonly<Record<string, ApiSlot>>
  methods?: Readonly<Record<string, ApiMethod>>
  /** By the names they are written with: `v-width`. */
  directives?: Readonly<Record<string, ApiDirective>>
}

/** API tables of one page: export name → its props, events, slots and methods. */
export type PageApi = Readonly<Record<string, ApiExport>>

/** Types the API tables of a page; `export default defineApi({ … })` in a page's `api.ts`. */
export function defineApi<const Api extends PageApi>(api: Api): Api {
  return api
}
