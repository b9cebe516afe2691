export { createOidc, type Oidc, type OidcOptions, type OidcSignedIn, type OidcSignInOptions } from './oidc/createOidc.ts'
export { OidcError, type OidcFailure } from './oidc/OidcError.ts'
export type { OidcPage } from './oidc/OidcPage.ts'
