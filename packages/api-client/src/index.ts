export { ApiError, type ApiErrorKind, type ApiErrorOptions } from './ApiError.ts'
export {
  createApiClient,
  type ApiClient,
  type ApiClientOptions,
  type ApiLogEntry,
  type CallOptions,
  type ErrorDisplay,
} from './createApiClient.ts'
