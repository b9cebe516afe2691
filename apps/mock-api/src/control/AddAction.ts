import type { z } from 'zod'
import type { AppContext } from '../http/caller.ts'

/** Adds a POST action with a validated JSON body; its return value is the reply. */
export type AddAction = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  act: (body: z.output<Schema>, context: AppContext) => unknown,
) => void
