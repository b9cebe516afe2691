export { followTheme } from './followTheme.ts'
export { runDemo, type RunDemoOptions } from './runDemo.ts'
