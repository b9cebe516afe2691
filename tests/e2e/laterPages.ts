/** Pages that the site links to already and that a later issue brings. A dead link to any other address is a bug. */
export const laterPages = ['/admin-cloud', '/admin-plus', '/icrud'] as const
