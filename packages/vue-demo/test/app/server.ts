import pages from 'virtual:vue-demos'
import { VueDemo } from '@view-site/vue-demo'

/** What a prerender would import of the fixture. */
export const served = { pages, VueDemo }
