import { button, CopyButton, Link } from '@view-site/ui'
import { useApp, useTexts } from '../App.ts'
import * as styles from './HomePage.css.ts'
import { site } from '../site/site.ts'

/** The home page, from `home` of the configuration. */
export function HomePage() {
  const { locale } = useApp()
  const { copy, copied } = useTexts()
  const { home } = site
  if (!home) return null
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <h1 className={styles.title}>{home.title[locale]}</h1>
        <p className={styles.text}>{home.text[locale]}</p>
        {home.actions.length > 0 && (
          <p className={styles.actions}>
            {home.actions.map(({ text, href }, index) => (
              <Link key={href} to={href} variant="plain" className={button({ variant: index === 0 ? 'primary' : 'default', size: 'lg' })}>
                {text[locale]}
              </Link>
            ))}
          </p>
        )}
        {home.install !== undefined && (
          <p className={styles.install}>
            <code>{home.install}</code>
            <CopyButton text={home.install} label={copy} copiedLabel={copied} iconOnly />
          </p>
        )}
      </section>
      {home.features.length > 0 && (
        <ul className={styles.features}>
          {home.features.map(({ title, text }) => (
            <li key={title[locale]} className={styles.feature}>
              <h2 className={styles.featureTitle}>{title[locale]}</h2>
              <p className={styles.featureText}>{text[locale]}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
