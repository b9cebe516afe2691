import type { Excuses } from './reasons.ts'

/** Pages of the chapter `chart`. */
export const chart: Excuses = {}
