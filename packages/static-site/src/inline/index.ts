export { bootScript } from './bootScript.ts'
export { firstViewScript } from './firstViewScript.ts'
export { inlineScript } from './inlineScript.ts'
export { localeScript } from './localeScript.ts'
