import type { Faults } from '../http/faults.ts'
import type { TestClock } from '../ports/Clock.ts'
import type { OutboxMessages } from '../ports/outboxMessages.ts'
import type { TestGateway } from '../ports/testGateway.ts'

/** The test sides that the control surface moves. */
export interface TestSides {
  clock: TestClock
  gateway: TestGateway
  messages: OutboxMessages
  faults: Faults
  /** Everything back to the seed. */
  reseed: () => Promise<void>
}
