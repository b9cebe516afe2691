/** A framework that live demos are written in. */
export type DemoKind = 'react' | 'vue'
