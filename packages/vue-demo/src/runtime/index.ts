export { followTheme } from './followTheme.ts'
export { loadStyles } from './loadStyles.ts'
export { runDemo, type RunDemoOptions } from './runDemo.ts'
