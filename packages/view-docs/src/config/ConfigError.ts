/** A mistake in the configuration, with a message for its author. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
