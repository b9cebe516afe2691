/** A mistake in the configuration, for its author. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
