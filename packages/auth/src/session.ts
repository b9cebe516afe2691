// The session without React and without a fixed user: for apps with their own users and their own API.
export { createCookieJar, type CookieJar, type CookieJarOptions } from './core/createCookieJar.ts'
export type { CookieScope, CookieSource } from './core/hasSessionCookie.ts'
export type { TabLocks } from './session/createRenewal.ts'
export { createSessionStore, type SessionStoreOptions, type TokenCookies } from './session/createSessionStore.ts'
export { createUserSession, type UserSessionOptions } from './session/createUserSession.ts'
export type { UserShape } from './session/savedUser.ts'
export type { RenewableStore, SessionStore } from './session/SessionStore.ts'
export type { SessionGrant, UserSession, UserSessionEvent, UserState } from './session/UserSession.ts'
