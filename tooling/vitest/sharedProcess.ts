import { afterAll, vi } from 'vitest'

// Test files share a process: undoes replaced globals and mocks.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
