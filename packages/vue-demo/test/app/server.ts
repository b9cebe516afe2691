import pages from 'virtual:vue-demos'
import { VueDemo } from '@view-site/vue-demo'

/** What a prerenderer imports from the fixture. */
export const served = { pages, VueDemo }
