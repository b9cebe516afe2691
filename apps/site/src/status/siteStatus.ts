import { toLocale } from '@view-site/i18n/product'
import { createStatus } from '@view-site/static-site/status'
import { statusTexts } from '../locales/statusTexts.ts'

/** The status of the page. It follows the connection once this module is loaded. */
export const status = createStatus({ texts: () => statusTexts[toLocale(document.documentElement.lang)] })
