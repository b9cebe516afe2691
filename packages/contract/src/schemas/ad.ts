import { z } from 'zod'
import { id, localized } from './common.ts'

/** Where ads stand: at the top and in the middle of the content, in the catalogue, below the side menu. */
export const adPlacement = z.enum(['100', '101', '110', '120'])

const address = z
  .string()
  .max(500)
  .regex(/^(?:https:\/\/|\/(?!\/))/)

/** An ad: a picture that leads somewhere. */
export const ad = z.object({ id, link: address, title: localized, img: address }).meta({ id: 'Ad' })

/** Where an ad stands. */
export type AdPlacement = z.infer<typeof adPlacement>
/** An ad. */
export type Ad = z.infer<typeof ad>
