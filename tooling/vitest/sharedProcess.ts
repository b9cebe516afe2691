import { afterAll, vi } from 'vitest'

// Test files share a process: what one replaced is not the next one's.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
