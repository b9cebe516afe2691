/** A framework of live demos. */
export type DemoKind = 'react' | 'vue'
