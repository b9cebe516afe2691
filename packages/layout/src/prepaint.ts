export { frameEndId } from './core/frameEndId.ts'
export { prepaintScript, type PrepaintScriptOptions } from './core/settings/prepaintScript.ts'
