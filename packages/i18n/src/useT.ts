import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { addMessages, localeOf } from './createI18n.ts'
import type { Messages } from './defineMessages.ts'
import type { MessageTree, TranslateFunction } from './messageTypes.ts'
import { typedT } from './typedT.ts'
import { useI18n } from './useI18n.ts'

/**
 * `t` of a namespace. Suspends while its texts load (prerendered HTML stays visible, so hydration never mismatches); texts preloaded by
 * `loadMessages` are available synchronously, as server rendering requires.
 */
export function useT<T extends MessageTree>(messages: Messages<T>): TranslateFunction<T> {
  const i18n = useI18n()
  addMessages(i18n, messages, localeOf(i18n))
  const { t } = useTranslation(messages.namespace)
  return useMemo(() => typedT<T>(t), [t])
}
