import type { StyleRule } from '@vanilla-extract/css'

/**
 * Styles of a text in any language: its direction is that of its first letter, and it is aligned like the rest of the page. Without them, the
 * beginning of a long Latin label is cut off in a right-to-left page.
 */
export const labelText = { unicodeBidi: 'plaintext', textAlign: ['-webkit-match-parent', 'match-parent'] } satisfies StyleRule

/** `labelText` in a single line that ends in an ellipsis. It is clipped only horizontally, because Arabic letters are taller than the line. */
export const cutText = { ...labelText, minWidth: 0, overflowX: 'clip', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } satisfies StyleRule
