/** An invisible bot check, which returns a token for one request. */
export interface BotCheck {
  /** Returns a token. Rejects with `BotCheckError` if the visitor did not pass or the check could not be loaded. */
  verify(): Promise<string>
  reset(): void
}

/** The bot check failed; nothing was sent to the server. */
export class BotCheckError extends Error {
  override readonly name = 'BotCheckError'
}

/** A bot check for development and demos that everyone passes. The API must be configured to accept it. */
export function createLocalBotCheck(): BotCheck {
  return { verify: async () => `local-${crypto.randomUUID()}`, reset: () => undefined }
}
