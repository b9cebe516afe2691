export { runDemo, type RunDemoOptions } from './runDemo.ts'
