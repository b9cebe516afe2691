export type { DemoLoader, DemoModule, DemoPage, DemoPages, DemoRuntime } from './demoTypes.ts'
export { mountDemo, type MountDemoOptions } from './mountDemo.ts'
export { VueDemo, type VueDemoProps } from './VueDemo.tsx'
export { lineAttribute } from './documentNames.ts'
