export {
  createVaptchaBotCheck,
  type Vaptcha,
  type VaptchaBotCheckOptions,
  type VaptchaUnit,
} from './core/botCheck/createVaptchaBotCheck.ts'
