export { frameEndId, panelSelector, siderId } from './core/documentNames.ts'
export { prepaintScript, type PrepaintScriptOptions } from './core/settings/prepaintScript.ts'
