/** Address of the service worker below the site's base. It must stay the same: browsers look for its next version here. */
export const workerPath = '/offline-worker.js'
