import { demoModules, type DemoModule } from '@view-site/content/demo-modules'

export type ModuleName = DemoModule

/** Modules that code in the playground can import, the same as for demos. */
export const moduleNames: readonly ModuleName[] = demoModules.map(({ name }) => name)

/** Modules that are part of the frame's document. */
export const bundledNames = ['vue', 'view-ui-plus', '@view-design/icrud'] as const satisfies readonly ModuleName[]

export type BundledName = (typeof bundledNames)[number]

/** Modules that are loaded by the first code that imports them. */
export type LazyName = Exclude<ModuleName, BundledName>

export const lazyNames: readonly LazyName[] = moduleNames.filter(isLazy)

/** A module as sent to the frame: JavaScript with import placeholders, or a style sheet. */
export interface ModuleText {
  name: LazyName
  text: string
}

/** Placeholder in compiled code for the URL of a module, which only the frame knows. */
export function moduleMark(name: ModuleName): string {
  return JSON.stringify(markedName(name))
}

/** Placeholder in compiled code for the URL of another file of the code, which only the frame knows. */
export function fileMark(name: string): string {
  return JSON.stringify(`view-site.playground/file/${name}`)
}

/** The placeholder without its quotes, as used in import specifiers. */
export function markedName(name: ModuleName): string {
  return `view-site.playground/module/${name}`
}

/** Whether a module is a style sheet. */
export function isSheet(name: ModuleName): boolean {
  return name.endsWith('.css')
}

function isLazy(name: ModuleName): name is LazyName {
  return !bundledNames.some((bundled) => bundled === name)
}
