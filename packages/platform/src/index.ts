export { browserStorage, pageStorage, type KeyValueStorage } from './browserStorage.ts'
