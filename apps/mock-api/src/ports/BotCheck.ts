/** Judges the token of a bot check that ran in the browser. */
export interface BotCheck {
  verify(token: string, address: string): Promise<'passed' | 'failed' | 'expired'>
}

/** Accepts every token but the two words `failed` and `expired`, which stand for what they say. */
export function localBotCheck(): BotCheck {
  return { verify: (token) => Promise.resolve(token === 'failed' || token === 'expired' ? token : 'passed') }
}
