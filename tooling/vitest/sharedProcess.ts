import { afterAll, vi } from 'vitest'

// Test files share a process: restore globals and mocks after each.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
