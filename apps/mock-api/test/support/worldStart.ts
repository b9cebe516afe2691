/** The time at which the clock of `startWorld` is stopped, and of its seed. */
export const worldStart = new Date('2026-05-06T02:00:00.000Z')
