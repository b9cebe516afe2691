export { createLog, type CreateLogOptions, type LogContext } from './log/createLog.ts'
export type { Log, LogEntry, LogInput, LogMeta } from './core/Log.ts'
export { attachLog } from './log/attachLog.ts'
