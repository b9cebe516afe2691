import { expect } from 'vitest'

/** The result of `check` for pages without problems. */
export function passedCheck(pages: number) {
  return { code: 0, output: expect.stringMatching(new RegExp(`^${pages} pages checked in [\\d.]+ s, no problems\\.\\n$`)) }
}
