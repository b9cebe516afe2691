import type { StyleRule } from '@vanilla-extract/css'

/**
 * Styles of a text in any language: it reads in the direction of its own letters, and begins where the texts around it do. A word in Latin
 * letters is otherwise cut at its beginning where the page reads from right to left.
 */
export const labelText = { unicodeBidi: 'plaintext', textAlign: ['-webkit-match-parent', 'match-parent'] } satisfies StyleRule

/** Styles of such a text in one line, which ends in an ellipsis. Vertically nothing is cut: Arabic letters are higher than the line. */
export const cutText = { ...labelText, minWidth: 0, overflowX: 'clip', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } satisfies StyleRule
