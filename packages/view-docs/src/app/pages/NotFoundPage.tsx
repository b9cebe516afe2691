import { button, Link } from '@view-site/ui'
import { useTexts } from '../App.ts'
import * as styles from './StatusPage.css.ts'

/** Shown for unknown URLs. */
export function NotFoundPage() {
  const texts = useTexts()
  return (
    <div className={styles.page}>
      <p className={styles.code}>404</p>
      <h1 className={styles.title}>{texts.notFound}</h1>
      <p className={styles.text}>{texts.notFoundText}</p>
      <Link to="/" variant="plain" className={button({ variant: 'primary', size: 'lg' })}>
        {texts.backHome}
      </Link>
    </div>
  )
}
