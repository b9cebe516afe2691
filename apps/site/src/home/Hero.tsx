import { home } from '@view-site/site-data/home'
import { useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { button, Link, Shell } from '@view-site/ui'
import type { HeroCode } from '../../build/heroCode.ts'
import { siteTexts } from '../app/texts.ts'
import { env } from '../env.ts'
import * as styles from './Hero.css.ts'
import { HeroExample } from './HeroExample.tsx'

/** The headline, styled like two lines of a file, and the running demo. */
export function Hero({ code }: { code: HeroCode }) {
  const t = useT(siteTexts)
  const locale = useLocale(locales)
  return (
    <Shell as="section" className={styles.hero}>
      <div className={styles.head}>
        <h1 className={styles.headline}>
          {home.headline.map((line, index) => (
            <span key={line['en-US']} className={styles.line} data-n={index + 1}>
              {line[locale]}{' '}
            </span>
          ))}
        </h1>
        <div>
          <p className={styles.lead}>{home.lead[locale]}</p>
          <div className={styles.actions}>
            <Link to="/view-ui-plus/guide/introduce" variant="plain" className={button({ variant: 'primary', size: 'lg' })}>
              {t('home.read')}
            </Link>
            <Link to={env.playground} variant="plain" target="_blank" className={button({ size: 'lg' })}>
              {t('home.playground')}
            </Link>
          </div>
        </div>
      </div>
      <HeroExample code={code} />
    </Shell>
  )
}
