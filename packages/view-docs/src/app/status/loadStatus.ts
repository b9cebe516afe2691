/** Loads the status of the page, which the reader and the application share. */
export const loadStatus = () => import('./pageStatus.ts')
