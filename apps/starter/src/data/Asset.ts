/** Kinds of equipment, in the order of the menu. */
export const kinds = ['laptop', 'desktop', 'display', 'dock', 'phone', 'tablet'] as const

export type Kind = (typeof kinds)[number]

/** Status of an asset. */
export const statuses = ['inUse', 'inStock', 'repair', 'retired'] as const

export type Status = (typeof statuses)[number]

/** Teams that use equipment. */
export const teams = ['product', 'design', 'engineering', 'support', 'operations'] as const

export type Team = (typeof teams)[number]

/** A piece of equipment. */
export interface Asset {
  readonly id: string
  readonly kind: Kind
  readonly model: string
  readonly status: Status
  /** Id of the person who uses it; empty if unused. */
  readonly holder: string
  /** Day it was bought, ISO. */
  readonly bought: string
  readonly note: string
}

/** Whether a value is one of a list. */
export function isOneOf<const T extends string>(list: readonly T[], value: unknown): value is T {
  return list.some((one) => one === value)
}
