export { createLog, type CreateLogOptions, type Log, type LogContext, type LogEntry, type LogInput, type LogMeta } from './log/createLog.ts'
export { attachLog } from './log/attachLog.ts'
