export { frameEndId, panelSelector, siderId } from './core/documentNames.ts'
export { prepaintScript, type PrepaintScriptOptions } from './core/settings/prepaintScript.ts'
export { tanstackHistoryKeys } from './routers/tanstack/tanstackHistoryKeys.ts'
