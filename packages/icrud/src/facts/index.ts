import { join } from 'node:path'
import { crudEmits } from '../crudEmits.ts'
import { crudProps } from '../crudProps.ts'
import { dialogDefaults, pageDefaults, searchDefaults } from '../optionDefaults.ts'
import { enUS } from '../texts/enUS.ts'
import { zhCN } from '../texts/zhCN.ts'
import { readInterfaces, type InterfaceFacts } from './readInterfaces.ts'

export { checkEvents, checkTypes, type DocumentedType } from './checkTypes.ts'
export type { FieldFact, InterfaceFacts } from './readInterfaces.ts'

const source = join(import.meta.dirname, '..')
const events = readInterfaces(source, 'crudEmits.ts')
const slots = readInterfaces(source, 'crudSlots.ts')

/** The declared API of `ICrud`, read without a browser. The names of slots in brackets are set by columns. */
export const declared = {
  props: crudProps,
  emits: crudEmits,
  slots: [...Object.keys(slots.get('CrudSlots') ?? {}), '[column.slot]', '[form.slot]', '[search.slot]'],
  methods: [],
}

/** The parameters of each event's listeners, as a tuple. */
export const eventTuples: InterfaceFacts = events.get('CrudEvents') ?? {}

/** Texts of the interface by locale and name. */
export const texts = { 'zh-CN': zhCN, 'en-US': enUS } as const

/** The public types: name → fields. */
export const types: ReadonlyMap<string, InterfaceFacts> = readInterfaces(source, '{types/*,createMemorySource,CrudError}.ts')

/** Defaults of options, by the name of their type. */
export const optionValues: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  CrudPageOptions: pageDefaults,
  CrudSearchOptions: searchDefaults,
  CrudDialogOptions: dialogDefaults,
}
