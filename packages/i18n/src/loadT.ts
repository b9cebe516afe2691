import { addMessages, localeOf, type I18n } from './createI18n.ts'
import type { Messages } from './defineMessages.ts'
import type { MessageTree, TranslateFunction } from './messageTypes.ts'
import { typedT } from './typedT.ts'

/** `t` of a namespace outside React, in the current locale: for messages in event handlers. */
export async function loadT<T extends MessageTree>(i18n: I18n, messages: Messages<T>): Promise<TranslateFunction<T>> {
  const locale = localeOf(i18n)
  await messages.load(locale)
  addMessages(i18n, messages, locale)
  return typedT<T>(i18n.getFixedT(locale, messages.namespace))
}
