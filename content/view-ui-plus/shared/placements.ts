/** Type of a `placement` at any side: what opens stands in the middle of it, or at one of its ends. */
export const placements =
  "'top' | 'top-start' | 'top-end' | 'bottom' | 'bottom-start' | 'bottom-end' | 'left' | 'left-start' | 'left-end' | 'right' | 'right-start' | 'right-end'"
