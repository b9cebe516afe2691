import { useQuery } from '@tanstack/react-query'
import { queries } from '@view-site/api-client/queries'
import { useT } from '@view-site/i18n'
import { button, Link } from '@view-site/ui'
import type { ReactNode } from 'react'
import { productNames } from '../../common/productNames.ts'
import { useStoreServices } from '../../common/services/useStoreServices.ts'
import * as styles from './InvitationNotice.css.ts'
import { seatsMessages } from './seatsMessages.ts'

/** Props of `InvitationNotice`. */
export interface InvitationNoticeProps {
  /** Where `AccountPage` is. @default '/user/account' */
  to?: string | undefined
}

/**
 * Says that an invitation to a seat waits for the signed-in account, with a link to it: for a page that refuses those without a license.
 * Nothing if there is none, or if that cannot be found out.
 */
export function InvitationNotice({ to = '/user/account' }: InvitationNoticeProps): ReactNode {
  const t = useT(seatsMessages)
  const { api, session } = useStoreServices()
  const waiting = useQuery({ ...queries(api).seatInvitations({ page: 1, page_size: 1 }), enabled: session.status === 'signed-in' })
  const [invitation] = waiting.data?.list ?? []
  return (
    <>
      <output className={styles.text}>
        {invitation &&
          t('notice.text', {
            buyer: invitation.shared_by,
            name: t('name', { product: productNames[invitation.product], edition: t(`edition.${invitation.edition}`) }),
          })}
      </output>
      {invitation && (
        <Link to={to} variant="plain" className={button({ variant: 'primary' })}>
          {t('notice.open')}
        </Link>
      )}
    </>
  )
}
