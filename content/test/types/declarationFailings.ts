/** Something that the library's declarations get wrong, and that its code and its documentation do not. */
export interface DeclarationFailing {
  /** What TypeScript says about demos that are right. */
  message: RegExp
  /** What the library does. */
  reason: string
}

/** What `types` of the installed view-ui-plus get wrong. A test says when an entry is no longer needed. */
export const declarationFailings: readonly DeclarationFailing[] = [
  {
    message: /^Module '"view-ui-plus"' has no exported member 'Typography'\.$/,
    reason: '`src/components/index.js` exports it, `types/index.d.ts` does not',
  },
  {
    message: /^Type 'number' is not assignable to type '1 \| 2 \| 3 \| 4 \| 5 \| undefined'\.$/,
    reason: '`level` of Title is declared as 1 to 5; the library accepts 6 and draws `h6`',
  },
]
