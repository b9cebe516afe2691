import { expect } from '@playwright/test'

/** Expectations about a page. Tests do not measure time: they wait as long as a busy machine needs. */
export const expectPage = expect.configure({ timeout: 60_000 })
