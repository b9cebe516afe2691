/** A tree of texts, in which `t` replaces `{{name}}`. Write the source `as const`, so that `t` requires the right values. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree
}

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/**
 * The shape of a translation: exactly the keys of the source, except that a text may have additional plural forms (`items: '{{count}}
 * items', items_one: '{{count}} item'`).
 */
export type Translation<T extends MessageTree> = {
  readonly [K in keyof T]: T[K] extends MessageTree ? Translation<T[K]> : string
} & { readonly [K in TextKey<T> as `${K}_${PluralForm}`]?: string }

/** Dotted keys of a tree of texts: `{ mail: { label: string } }` → `'mail.label'`. */
export type MessageKey<T extends MessageTree> = {
  [K in keyof T & string]: T[K] extends MessageTree ? `${K}.${MessageKey<T[K]>}` : K
}[keyof T & string]

/** The values of a text's placeholders `{{…}}`; any values if its type is not a literal. */
export type MessageValues<T extends MessageTree, K extends string> = ValuesOf<TextAt<T, K>>

/** `t` of one namespace, with typed keys and values. */
export type TranslateFunction<T extends MessageTree> = <K extends MessageKey<T>>(key: K, ...values: MessageValues<T, K>) => string

type TextKey<T extends MessageTree> = { [K in keyof T & string]: T[K] extends string ? K : never }[keyof T & string]

type TextAt<T, K extends string> = K extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? TextAt<T[Head], Rest>
    : never
  : K extends keyof T
    ? T[K]
    : never

type Value = string | number

type ValuesOf<S> = S extends string
  ? string extends S
    ? [values?: Readonly<Record<string, Value>>]
    : [NamesIn<S>] extends [never]
      ? []
      : [values: { readonly [N in NamesIn<S>]: N extends 'count' ? number : Value }]
  : never

type NamesIn<S extends string> = S extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never
