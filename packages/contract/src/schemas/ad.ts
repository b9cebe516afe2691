import { z } from 'zod'
import { id, localized } from './common.ts'

/** Placements of ads: top and middle of the content, catalogue, below the side menu. */
export const adPlacement = z.enum(['100', '101', '110', '120'])

const address = z
  .string()
  .max(500)
  .regex(/^(?:https:\/\/|\/(?!\/))/)

/** An ad: a picture with a link. */
export const ad = z.object({ id, link: address, title: localized, img: address }).meta({ id: 'Ad' })

/** Placement of an ad. */
export type AdPlacement = z.infer<typeof adPlacement>
/** An ad. */
export type Ad = z.infer<typeof ad>
