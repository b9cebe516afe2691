// Owner data, in a file of its own: every page asks for it, and for nothing else of customer service.

/** Whether the button of customer service stands on every page. */
export const showsConsult: boolean = true
