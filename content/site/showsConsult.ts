// Owner data. In a separate file, because every page imports it, and nothing else of customer service.

/** Whether every page shows the customer service button. */
export const showsConsult: boolean = true
