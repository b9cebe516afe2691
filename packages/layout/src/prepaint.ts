export { frameEndId } from './core/frameEndId.ts'
export { prepaintScript, type PrepaintScriptOptions } from './core/prepaintScript.ts'
