import type { BotCheck } from './BotCheck.ts'

/** Returns a function that sends a request with a token of the bot check, and resets the check after a failure. */
export function checkedBy(botCheck: BotCheck) {
  return async <T>(send: (botToken: string) => Promise<T>): Promise<T> => {
    try {
      return await send(await botCheck.verify())
    } catch (error) {
      botCheck.reset()
      throw error
    }
  }
}
