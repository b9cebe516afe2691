import { home } from '@view-site/site-data/home'
import { useLocale } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { Mark } from '@view-site/ui'
import * as styles from './Developers.css.ts'
import { Section } from './Section.tsx'

/** What the documentation does for those who write code. */
export function Developers() {
  const locale = useLocale(locales)
  const { tag, title, lead, points } = home.developers
  return (
    <Section tag={tag} title={title[locale]} lead={lead[locale]}>
      <ol className={styles.points}>
        {points.map((point) => (
          <li key={point.mark} className={styles.point}>
            <h3 className={styles.title}>
              <Mark>{point.mark}</Mark>
              {point.title[locale]}
            </h3>
            <p className={styles.text}>{point.text[locale]}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
