/** Verifies the token of a bot check that ran in the browser. */
export interface BotCheck {
  /** Whether a call without a token fails even where the contract makes the token optional. */
  readonly isRequired: boolean
  verify(token: string, address: string): Promise<'passed' | 'failed' | 'expired'>
}

/** Accepts every token except the literals `failed` and `expired`, which simulate those results. */
export function localBotCheck(): BotCheck {
  return { isRequired: false, verify: (token) => Promise.resolve(token === 'failed' || token === 'expired' ? token : 'passed') }
}
