import { demoModules, type DemoModule } from '@view-site/content/demo-modules'

export type ModuleName = DemoModule

/** What code in the playground can import: what demos can. */
export const moduleNames: readonly ModuleName[] = demoModules.map(({ name }) => name)

/** What the frame holds from the start. */
export const heldNames = ['vue', 'view-ui-plus', '@view-design/icrud'] as const satisfies readonly ModuleName[]

export type HeldName = (typeof heldNames)[number]

/** What comes with the first code that imports it. */
export type LaterName = Exclude<ModuleName, HeldName>

export const laterNames: readonly LaterName[] = moduleNames.filter(isLater)

/** A module as the page hands it to the frame: JavaScript with marks in it, or a style sheet. */
export interface ModuleText {
  name: LaterName
  text: string
}

/** Stands in compiled code where the address of a module belongs, which the frame alone knows. */
export function moduleMark(name: ModuleName): string {
  return JSON.stringify(markedName(name))
}

/** The mark without its quotes: what a bundler is told to import from. */
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
