import { catalogue } from '@view-site/site-data/catalogue'
import { home } from '@view-site/site-data/home'
import { promises } from '@view-site/site-data/promises'
import { formatMoney, useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { Button, button, Clauses, Link, Tag } from '@view-site/ui'
import { useDialog } from '../app/dialogs/useDialog.ts'
import { siteTexts } from '../app/texts.ts'
import * as styles from './License.css.ts'
import { Section } from './Section.tsx'

/** An overview of the editions and the promises of a licence. Prices come from the catalogue; the price page asks the API. */
export function License() {
  const t = useT(siteTexts)
  const locale = useLocale(locales)
  const requestDemo = useDialog('demo-request')
  const { tag, title, lead } = home.license
  const editions = catalogue.editions.flatMap((edition) =>
    edition.product === 'admin_plus' && edition.price !== null ? { ...edition, price: edition.price } : [],
  )
  return (
    <Section tag={tag} title={title[locale]} lead={lead[locale]}>
      <div className={styles.license}>
        <div className={styles.editions}>
          <table className={styles.ledger}>
            <thead>
              <tr>
                <th scope="col">{t('home.edition')}</th>
                <th scope="col">{t('home.includes')}</th>
                <th scope="col">{t('home.projects')}</th>
                <th scope="col">{t('home.examplePrice')}</th>
              </tr>
            </thead>
            <tbody>
              {editions.map(({ sku, name, features, projects, price, currency, highlight }) => (
                <tr key={sku} className={highlight ? styles.best : undefined}>
                  <th scope="row">{name[locale]}</th>
                  <td className={styles.includes}>{features[0]?.[locale]}</td>
                  <td className={styles.projects}>
                    {projects === null ? t('home.unlimited') : t('home.projectCount', { count: projects })}
                  </td>
                  <td className={styles.sum}>{formatMoney(price, currency, locale)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.note}>{t('home.priceNote')}</p>
          <div className={styles.actions}>
            <Link to="/price" variant="plain" className={button({ variant: 'primary', size: 'lg' })}>
              {t('home.compare')}
            </Link>
            <Button size="lg" onClick={requestDemo}>
              {t('panel.demo')}
            </Button>
          </div>
        </div>
        <Clauses
          title={t('home.promises')}
          end={<Tag>{t('home.promiseCount', { count: promises.length })}</Tag>}
          items={promises.map((promise) => ({ title: promise.title[locale], text: promise.text[locale] }))}
        />
      </div>
    </Section>
  )
}
