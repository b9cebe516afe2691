import { z } from 'zod'
import { bit, id } from './common.ts'
import { realNameState } from './realName.ts'

/** The signed-in user, with masked mail and phone. */
export const userInfo = z
  .object({
    id,
    uuid: z.uuid(),
    name: z.string(),
    avatar: z.url().optional(),
    mail_masked: z.string(),
    phone_masked: z.string(),
    is_activity: bit.describe('1 once the mail address is verified'),
    pro: bit,
    admin_pro: bit,
    admin_plus: bit,
    icrud: bit,
    store: bit,
    admin_cloud: bit,
    real_name: realNameState,
  })
  .meta({ id: 'UserInfo' })

/** The signed-in user. */
export type UserInfo = z.infer<typeof userInfo>
