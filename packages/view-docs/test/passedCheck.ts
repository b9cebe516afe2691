import { expect } from 'vitest'

/** What `check` prints for pages without a mistake. */
export function passedCheck(pages: number) {
  return { code: 0, output: expect.stringMatching(new RegExp(`^${pages} pages checked in [\\d.]+ s, no problems\\.\\n$`)) }
}
