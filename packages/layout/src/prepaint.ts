export { prepaintScript, type PrepaintScriptOptions } from './core/prepaintScript.ts'
