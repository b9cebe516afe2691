import type { Faults } from '../http/faults.ts'
import type { TestClock } from '../ports/Clock.ts'
import type { OutboxMessages } from '../ports/messages/outboxMessages.ts'
import type { TestGateway } from '../ports/payments/testGateway.ts'

/** The fakes that the control surface drives. */
export interface Fakes {
  clock: TestClock
  gateway: TestGateway
  messages: OutboxMessages
  faults: Faults
  /** Resets everything to the seed. */
  reseed: () => Promise<void>
}
