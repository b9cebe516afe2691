import { browserStorage, type KeyValueStorage } from '@view-site/platform'
import * as oauth from 'oauth4webapi'
import { isUnreachable } from '../session/isUnreachable.ts'
import { fromJson } from '../session/savedUser.ts'
import type { SessionGrant } from '../session/UserSession.ts'
import { createProvider } from './createProvider.ts'
import { OidcError } from './OidcError.ts'
import { browserPage, type OidcPage } from './OidcPage.ts'
import { takeReply } from './takeReply.ts'

/** Options of {@link createOidc}. */
export interface OidcOptions {
  /** Identifier of the provider: the address before `/.well-known/openid-configuration`. HTTPS, except on this machine. */
  issuer: string
  /** Id of this app at the provider, as a public client: without a secret. */
  clientId: string
  /** Absolute address of the page to which the provider returns, as registered there. */
  redirectUri: string
  /** Absolute address of the page to which the provider returns after a sign-out, as registered there. */
  signedOutUri?: string
  /** @default 'openid profile email' */
  scope?: string
  /** Further parameters of every sign-in, such as `audience`. */
  parameters?: Readonly<Record<string, string>>
  /** Keeps a sign-in until the provider returns. @default sessionStorage */
  storage?: KeyValueStorage
  /** @default the page of the browser */
  page?: OidcPage
  /** @default globalThis.fetch */
  fetch?: typeof fetch
  /** Milliseconds since 1970. @default Date.now */
  now?: () => number
}

/** Options of one sign-in. */
export interface OidcSignInOptions {
  /** Where the app continues afterwards; returned by `finish()`. @default '/' */
  returnTo?: string
  /** Further parameters, such as `prompt` or `login_hint`. */
  parameters?: Readonly<Record<string, string>>
}

/** A completed sign-in. */
export interface OidcSignedIn {
  /** For `session.enter`. */
  grant: SessionGrant
  /** The claims of the ID token, whose issuer, audience, times and nonce have been checked. */
  claims: Readonly<Record<string, unknown>> & { sub: string }
  returnTo: string
}

/** Sign-in with a provider of OpenID Connect. */
export interface Oidc {
  /** Goes to the sign-in page of the provider. */
  signIn: (options?: OidcSignInOptions) => Promise<void>
  /** Completes a sign-in when the provider has returned; undefined on every other page. Rejects with `OidcError`. Safe to call twice. */
  finish: () => Promise<OidcSignedIn | undefined>
  /** Exchanges the refresh token: the session's `renew`. */
  renew: (grant: SessionGrant) => Promise<SessionGrant>
  /** The user's claims from the provider, for the session's `loadUser`. */
  userInfo: (token: string | undefined) => Promise<Readonly<Record<string, unknown>> & { sub: string }>
  /** Revokes the refresh token, and goes to the sign-out page of the provider, if it has them. */
  signOut: (grant: SessionGrant | undefined) => Promise<void>
  /** The session's `isUnreachable`. */
  isUnreachable: (error: unknown) => boolean
}

/**
 * Creates the sign-in with a provider of OpenID Connect: authorization code with PKCE, state and nonce. It takes the provider's reply out of
 * the URL at once, so create it before the router reads the URL.
 */
export function createOidc(options: OidcOptions): Oidc {
  const { redirectUri, scope = 'openid profile email', page = browserPage(), now = Date.now } = options
  const storage = options.storage ?? browserStorage(() => globalThis.sessionStorage)
  const reply = takeReply(page, redirectUri)
  const provider = createProvider({ issuer: options.issuer, clientId: options.clientId, fetch: options.fetch })
  let finished: Promise<OidcSignedIn | undefined> | undefined

  async function signIn({ returnTo = '/', parameters }: OidcSignInOptions = {}): Promise<void> {
    const [state, nonce, verifier] = [oauth.generateRandomState(), oauth.generateRandomNonce(), oauth.generateRandomCodeVerifier()]
    const target = await provider(async ({ as, client }) => {
      if (!as.authorization_endpoint) throw new OidcError('invalid', 'The OpenID provider has no authorization endpoint.')
      const url = new URL(as.authorization_endpoint)
      const sent = {
        ...options.parameters,
        ...parameters,
        client_id: client.client_id,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope,
        state,
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }
      for (const [name, value] of Object.entries(sent)) url.searchParams.set(name, value)
      return url.href
    })
    storage.setItem(keyOf(state), JSON.stringify({ nonce, verifier, returnTo }))
    page.assign(target)
  }

  async function complete(parameters: URLSearchParams): Promise<OidcSignedIn> {
    const state = parameters.get('state') ?? ''
    const begun = parseBegun(fromJson(storage.getItem(keyOf(state))))
    storage.removeItem(keyOf(state))
    if (!begun) throw new OidcError('unknown-sign-in', 'The sign-in was not begun in this tab, or it has been completed before.')
    return provider(async ({ as, client, auth, http }) => {
      const checked = oauth.validateAuthResponse(as, client, parameters, state)
      const response = await oauth.authorizationCodeGrantRequest(as, client, auth, checked, redirectUri, begun.verifier, http)
      const expected = { expectedNonce: begun.nonce, requireIdToken: true }
      const tokens = await oauth.processAuthorizationCodeResponse(as, client, response, expected)
      const claims = oauth.getValidatedIdTokenClaims(tokens)
      if (!claims) throw new OidcError('invalid', 'The OpenID provider sent no ID token.')
      return { grant: grantOf(tokens, now()), claims, returnTo: begun.returnTo }
    })
  }

  return {
    signIn,
    finish: () => (finished ??= reply ? complete(reply) : Promise.resolve(undefined)),
    renew: ({ refreshToken, idToken }) =>
      provider(async ({ as, client, auth, http }) => {
        if (refreshToken === undefined) throw new OidcError('invalid_grant', 'The session has no refresh token.')
        const response = await oauth.refreshTokenGrantRequest(as, client, auth, refreshToken, http)
        const next = grantOf(await oauth.processRefreshTokenResponse(as, client, response), now())
        return { ...next, refreshToken: next.refreshToken ?? refreshToken, idToken: next.idToken ?? idToken }
      }),
    userInfo: (token = '') =>
      provider(async ({ as, client, http }) => {
        const response = await oauth.userInfoRequest(as, client, token, http)
        return oauth.processUserInfoResponse(as, client, oauth.skipSubjectCheck, response)
      }),
    signOut: (grant) =>
      provider(async ({ as, client, auth, http }) => {
        if (grant?.refreshToken !== undefined && as.revocation_endpoint)
          // The refresh token then expires by itself.
          await oauth.revocationRequest(as, client, auth, grant.refreshToken, http).catch(() => undefined)
        if (!as.end_session_endpoint) return
        page.submit(as.end_session_endpoint, {
          client_id: client.client_id,
          ...(grant?.idToken !== undefined && { id_token_hint: grant.idToken }),
          ...(options.signedOutUri !== undefined && { post_logout_redirect_uri: options.signedOutUri }),
        })
      }),
    isUnreachable: (error) => (error instanceof OidcError ? error.reason === 'unreachable' : isUnreachable(error)),
  }
}

function keyOf(state: string): string {
  return `oidc.${state}`
}

/** What is kept of a sign-in until the provider returns. */
interface Begun {
  nonce: string
  verifier: string
  returnTo: string
}

function parseBegun(value: unknown): Begun | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { nonce, verifier, returnTo }: Partial<Record<keyof Begun, unknown>> = value
  if (typeof nonce !== 'string' || typeof verifier !== 'string' || typeof returnTo !== 'string') return undefined
  return { nonce, verifier, returnTo }
}

function grantOf(tokens: oauth.TokenEndpointResponse, now: number): SessionGrant {
  return {
    token: tokens.access_token,
    refreshToken: tokens.refresh_token,
    idToken: tokens.id_token,
    expiresAt: tokens.expires_in === undefined ? undefined : now + tokens.expires_in * 1000,
  }
}
