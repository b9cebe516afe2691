import { useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { EmptyState, Link } from '@view-site/ui'
import { useAccess } from '@view-site/layout'
import { personOf } from '../data/people.ts'
import { useRequests } from '../data/useRequests.ts'
import { texts } from '../texts.ts'
import * as styles from './Notices.css.ts'

/** Content of the bell menu: unanswered requests, for roles that may answer them. */
export function Notices() {
  const t = useT(texts)
  const locale = useLocale(locales)
  const requests = useRequests()
  const mayAnswer = useAccess(['assets'])
  if (!mayAnswer || requests.length === 0) return <EmptyState title={t('notices.empty')} />
  return (
    <>
      <ul className={styles.list}>
        {requests.map(({ id, by, kind, on }) => (
          <li key={id} className={styles.notice}>
            {t('notices.wants', { name: personOf(by)?.name[locale] ?? by, kind: t(`kind.${kind}`) })}
            <time className={styles.date} dateTime={on}>
              {on.slice(5)}
            </time>
          </li>
        ))}
      </ul>
      <Link to="/requests" className={styles.all}>
        {t('notices.all')}
      </Link>
    </>
  )
}
