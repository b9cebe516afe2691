import type { BotCheck } from './BotCheck.ts'

/** Sends a request with a bot check's token; resets the check after a failure. */
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
