import { CloseIcon, IconButton, Link } from '@view-site/ui'
import { useApp } from '../app/App.ts'
import { site } from '../app/site/site.ts'
import { dismissAttribute } from './announcementNames.ts'
import * as styles from './Announcement.css.ts'

/** The announcement bar above the header. `announcementScript` hides it, so that the button works without the application. */
export default function Announcement() {
  const { locale } = useApp()
  const { announcement } = site
  if (!announcement) return null
  const { text, link, label, dismiss } = announcement
  return (
    <section className={styles.bar} aria-label={label[locale]}>
      <p className={styles.text}>
        {text[locale]}
        {link && ' '}
        {link && <Link to={link.href}>{link.text[locale]}</Link>}
      </p>
      <IconButton label={dismiss[locale] ?? ''} {...{ [dismissAttribute]: '' }}>
        <CloseIcon />
      </IconButton>
    </section>
  )
}
