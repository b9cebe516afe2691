/** Whether the visitor holds one of these access values. An item without `auth` is never asked about. */
export type Can = (auth: readonly string[]) => boolean

/** `can` of a visitor about whom nothing is known: no. */
export const canNothing: Can = () => false
