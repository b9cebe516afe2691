export { browserStorage, pageStorage, type KeyValueStorage } from './browserStorage.ts'
export { createObservable, type Observable } from './createObservable.ts'
