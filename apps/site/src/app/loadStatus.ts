/** Loads the status of the page, which the reader shares. */
export const loadStatus = () => import('../status/siteStatus.ts')
