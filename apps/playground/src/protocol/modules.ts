/** What code in the playground can import. */
export const moduleNames = ['vue', 'view-ui-plus', '@view-design/icrud'] as const

export type ModuleName = (typeof moduleNames)[number]

/** Stands in compiled code where the address of a module belongs, which the frame alone knows. */
export function moduleMark(name: ModuleName): string {
  return JSON.stringify(`view-site.playground/module/${name}`)
}
