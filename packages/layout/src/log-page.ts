export { LogPage } from './log/LogPage.tsx'
export { useLog } from './log/useLog.ts'
