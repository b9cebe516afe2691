export { registerOffline } from './registerOffline.ts'
