/** An invisible bot check: returns a token for one request, and can be reset after a failure. */
export interface BotCheck {
  /** Rejects with `BotCheckError` when the visitor did not pass or the check could not be loaded. */
  verify(): Promise<string>
  reset(): void
}

/** The bot check failed; nothing was sent to the server. */
export class BotCheckError extends Error {
  override readonly name = 'BotCheckError'
}

/** The bot check for development and demos: it lets everyone pass. The API must be configured to accept it. */
export function createLocalBotCheck(): BotCheck {
  return { verify: async () => `local-${crypto.randomUUID()}`, reset: () => undefined }
}
