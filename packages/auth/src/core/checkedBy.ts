import type { BotCheck } from './BotCheck.ts'

/** Sends something with the token of a bot check; a failure starts the check over. */
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
