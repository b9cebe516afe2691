export { bootScript } from './bootScript.ts'
export { inlineScript } from './inlineScript.ts'
export { localeScript } from './localeScript.ts'
export { redirectScript } from '../redirects/redirectScript.ts'
