export { createVaptchaBotCheck, type Vaptcha, type VaptchaBotCheckOptions, type VaptchaUnit } from './core/createVaptchaBotCheck.ts'
