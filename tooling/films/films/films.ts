import type { Film } from '../src/Film.ts'
import { adminPlus } from './adminPlus.ts'
import { icrud } from './icrud.ts'

/** Every film. */
export const films: readonly Film[] = [adminPlus, icrud]
