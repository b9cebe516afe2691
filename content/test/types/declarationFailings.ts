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
    message: /^Module '"view-ui-plus"' has no exported member '(?:Copy|ScrollIntoView|Typography)'\.$/,
    reason: '`src/components/index.js` exports them, `types` do not',
  },
  {
    message: /^'"view-ui-plus"' has no exported member named 'ScrollTop'\./,
    reason: '`src/components/index.js` exports it, `types` do not',
  },
  {
    message: /^Type 'number' is not assignable to type '1 \| 2 \| 3 \| 4 \| 5 \| undefined'\.$/,
    reason: '`level` of Title is declared as 1 to 5; the library makes `h6` of 6',
  },
  {
    message: /^Type 'number' is not assignable to type 'string \| object \| undefined'\.$/,
    reason: '`xs` to `xxl` of Col are declared as `string | object`; the library takes `Number` and `Object`',
  },
  {
    message: /^Type 'number' is not assignable to type 'undefined'\.$/,
    reason: '`size` of Space is declared as an empty list; the library takes two numbers',
  },
  {
    message: /^Type 'string' is not assignable to type 'Date'\.$/,
    reason: '`modelValue` of TimePicker is declared as `Date`; the library takes dates, texts and lists, and `v-model` gives texts',
  },
  {
    message: /^Type '(?:string \| )?number' is not assignable to type '"(?:default|large|small)" \| "large" \| "small" \| undefined'\.$/,
    reason: '`size` of Avatar is declared as three names; the library takes a number of pixels too',
  },
  {
    message: /^Type '(?:string|"#\w{6}")' is not assignable to type '"blue" \| "cyan" \| "default" /,
    reason: '`color` of Tag is declared as the names of its palette; the library takes any colour of CSS',
  },
]
