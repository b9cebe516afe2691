// Owner data, in a file of its own: every page asks for it, and for nothing else of customer service.

/** Whether every page shows the customer service button. */
export const showsConsult: boolean = true
