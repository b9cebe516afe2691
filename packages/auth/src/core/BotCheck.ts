/** An invisible bot check: gives a token for one request, and starts over after a failure. */
export interface BotCheck {
  /** Rejects with `BotCheckError` when the visitor did not pass or the check could not be loaded. */
  verify(): Promise<string>
  reset(): void
}

/** The bot check was not passed: nothing was sent to the server. */
export class BotCheckError extends Error {
  override readonly name = 'BotCheckError'
}

/** The bot check of development and of the demo: passes everyone, asks nobody. The API must be set up to accept it. */
export function createLocalBotCheck(): BotCheck {
  return { verify: async () => `local-${crypto.randomUUID()}`, reset: () => undefined }
}
