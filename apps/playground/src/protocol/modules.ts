import { demoModules, type DemoModule } from '@view-site/content/demo-modules'

export type ModuleName = DemoModule

/** What code in the playground can import: what demos can. */
export const moduleNames: readonly ModuleName[] = demoModules.map(({ name }) => name)

/** Modules that are part of the frame's document. */
export const heldNames = ['vue', 'view-ui-plus', '@view-design/icrud'] as const satisfies readonly ModuleName[]

export type HeldName = (typeof heldNames)[number]

/** Modules that are loaded by the first code that imports them. */
export type LaterName = Exclude<ModuleName, HeldName>

export const laterNames: readonly LaterName[] = moduleNames.filter(isLater)

/** A module as sent to the frame: JavaScript with import placeholders, or a style sheet. */
export interface ModuleText {
  name: LaterName
  text: string
}

/** Placeholder in compiled code for the URL of a module, which only the frame knows. */
export function moduleMark(name: ModuleName): string {
  return JSON.stringify(markedName(name))
}

/** The placeholder without its quotes, as used in import specifiers. */
export function markedName(name: ModuleName): string {
  return `view-site.playground/module/${name}`
}

/** Whether a module is a style sheet. */
export function isSheet(name: ModuleName): boolean {
  return name.endsWith('.css')
}

function isLater(name: ModuleName): name is LaterName {
  return !heldNames.some((held) => held === name)
}
