import * as oauth from 'oauth4webapi'
import { OidcError } from './OidcError.ts'

/** Options of {@link createProvider}. */
export interface ProviderOptions {
  issuer: string
  clientId: string
  fetch: typeof fetch | undefined
}

/** A provider whose metadata have been loaded. */
export interface Provider {
  as: oauth.AuthorizationServer
  client: oauth.Client
  /** A public client: it has no secret, which a browser could not keep. */
  auth: oauth.ClientAuth
  http: HttpOptions
}

type HttpOptions = oauth.HttpRequestOptions<'GET' | 'POST', URLSearchParams | undefined>

/** Loads the provider's metadata once, and passes them to what uses it; a failure rejects with `OidcError`. */
export function createProvider({ issuer, clientId, fetch: send = (...request) => fetch(...request) }: ProviderOptions) {
  const url = new URL(issuer)
  const http: HttpOptions = {
    [oauth.allowInsecureRequests]: isLoopback(url),
    async [oauth.customFetch](address, { body, ...init }) {
      const response = await send(address, { ...init, ...(body && { body }) })
      if (response.status >= 500) throw unreachable()
      return response
    },
  }
  let loading: Promise<Provider> | undefined

  async function load(): Promise<Provider> {
    const as = await oauth.processDiscoveryResponse(url, await oauth.discoveryRequest(url, http))
    return { as, client: { client_id: clientId }, auth: oauth.None(), http }
  }

  return async <Result>(action: (provider: Provider) => Promise<Result>): Promise<Result> => {
    try {
      loading ??= load()
      loading.catch(() => (loading = undefined))
      return await action(await loading)
    } catch (error) {
      throw failureOf(error)
    }
  }
}

/** Development and tests use providers without TLS on the same machine. */
function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
}

/** The error without what it contains of the reply: that can be tokens. */
function failureOf(error: unknown): OidcError {
  if (error instanceof OidcError) return error
  if (error instanceof oauth.AuthorizationResponseError || error instanceof oauth.ResponseBodyError) return refused(error.error)
  if (error instanceof oauth.WWWAuthenticateChallengeError) return refused('invalid_token')
  if (error instanceof oauth.OperationProcessingError || error instanceof oauth.UnsupportedOperationError)
    return new OidcError('invalid', `The reply of the OpenID provider is not valid: ${error.code ?? error.message}.`)
  return unreachable()
}

function refused(reason: string): OidcError {
  return new OidcError(reason, `The OpenID provider refused: ${reason}.`)
}

function unreachable(): OidcError {
  return new OidcError('unreachable', 'The OpenID provider could not be reached.')
}
