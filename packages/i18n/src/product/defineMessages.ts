import { locales } from '@view-site/platform/locale'
import { messagesFor } from '../defineMessages.ts'

/** Declares a package's texts in the locales of the product; Chinese is the source. */
export const defineMessages = messagesFor(locales)
