/** Checks whether the visitor holds one of these access values. Not called for items without `auth`. */
export type AccessChecker = (auth: readonly string[]) => boolean

/** `can` of an unknown visitor: denies everything. */
export const denyAll: AccessChecker = () => false
