import { createStatus } from '@view-site/static-site/status'
import { statusTexts } from './statusTexts.ts'

/** The status of the page. It follows the connection once this module is loaded. */
export const status = createStatus({ texts: () => statusTexts(document.documentElement.lang) })
