import type { TFunction } from 'i18next'
import type { MessageTree, TranslateFunction } from './messageTypes.ts'

/** Wraps i18next's `t` with typed keys and values of a namespace. */
export function typedT<T extends MessageTree>(t: TFunction): TranslateFunction<T> {
  return (key: string, values: Readonly<Record<string, unknown>> = {}) => t(key, { ...values })
}
