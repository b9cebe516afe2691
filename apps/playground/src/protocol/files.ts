import { fieldsOf } from './fieldsOf.ts'

/** Files of code by name, the component first. */
export type Files = Readonly<Record<string, string>>

/** Name of the component that runs. */
export const mainFile = 'App.vue'

/** Whether a value is the component and possibly other files. */
export function isFiles(value: unknown): value is Files {
  const files = fieldsOf(value)
  return typeof files?.[mainFile] === 'string' && Object.values(files).every((text) => typeof text === 'string')
}
