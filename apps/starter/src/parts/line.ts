import { vars } from '@view-site/ui/theme'

/** Border of cards, tables and rows. */
export const line = `1px solid ${vars.color.line.base}`
