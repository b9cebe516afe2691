import { defineRedirects } from '@view-site/docs'

/** Pages that moved: former route, and the route that replaces it. */
export default defineRedirects({})
