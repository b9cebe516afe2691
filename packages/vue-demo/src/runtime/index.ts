export { prepareDemo, type PrepareDemoOptions } from './prepareDemo.ts'
