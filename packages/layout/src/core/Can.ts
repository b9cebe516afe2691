/** Checks whether the visitor holds one of these access values. Not called for items without `auth`. */
export type Can = (auth: readonly string[]) => boolean

/** `can` of an unknown visitor: denies everything. */
export const canNothing: Can = () => false
