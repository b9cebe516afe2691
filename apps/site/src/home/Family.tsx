import { home } from '@view-site/site-data/home'
import { useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { Link, Mark } from '@view-site/ui'
import { siteTexts } from '../app/texts.ts'
import * as styles from './Family.css.ts'
import { Section } from './Section.tsx'

/** The four products drawn as a box model, the library innermost. */
export function Family() {
  const t = useT(siteTexts)
  const locale = useLocale(locales)
  const { tag, title, lead, products } = home.family
  const [library, crud, admin, cloud] = products
  return (
    <Section tag={tag} title={title[locale]} lead={lead[locale]}>
      <div className={styles.family}>
        {/* Hidden from screen readers: the list after it has the same content. */}
        <div className={styles.drawing} aria-hidden="true">
          <Frame look="cloud" product={cloud}>
            <Frame look="admin" product={admin}>
              <Frame look="crud" product={crud}>
                <Frame look="library" product={library}>
                  <span className={styles.parts}>
                    <span className={styles.primary}>{t('home.submit')}</span>
                    <span className={styles.plain}>{t('home.cancel')}</span>
                    <span className={styles.toggle} />
                  </span>
                </Frame>
              </Frame>
            </Frame>
          </Frame>
        </div>
        <ol>
          {products.map(({ name, path, text }, index) => (
            <li key={name} className={styles.item}>
              <Mark className={styles.mark}>{index + 1}</Mark>
              <h3 className={styles.name}>{name}</h3>
              {path ? (
                <Link to={path} className={styles.link} aria-label={`${name} ${t('home.docs')}`}>
                  {t('home.docs')}
                </Link>
              ) : null}
              <p className={styles.text}>{text[locale]}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

type Product = (typeof home.family.products)[number]

function Frame({ look, product, children }: { look: keyof typeof styles.frame; product: Product | undefined; children?: React.ReactNode }) {
  const locale = useLocale(locales)
  return (
    <div className={styles.frame[look]} data-look={look}>
      <span className={styles.frameName}>{product?.name}</span>
      <span className={styles.frameParts}>{product?.parts[locale]}</span>
      {children}
    </div>
  )
}
