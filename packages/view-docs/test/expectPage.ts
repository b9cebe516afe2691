import { expect } from '@playwright/test'

/** `expect` for pages with a generous timeout, for a busy machine: tests do not measure time. */
export const expectPage = expect.configure({ timeout: 60_000 })
