export { createLock, type Lock, type LockOptions, type UnlockResult } from './lock-screen/createLock.ts'
export { LockScreen } from './lock-screen/LockScreen.tsx'
export { type LockScreenProps } from './lock-screen/LockScreenProps.ts'
