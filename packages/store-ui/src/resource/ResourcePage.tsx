import { useLocale, useT } from '@view-site/i18n'
import { locales, type Localized } from '@view-site/i18n/product'
import { button, Clauses, DownloadIcon, Link, Ruler, Shell } from '@view-site/ui'
import type { ReactNode } from 'react'
import { resourceMessages } from './resourceMessages.ts'
import * as styles from './ResourcePage.css.ts'

/** A download for designers: the owner's data. */
export interface ResourceMaterial {
  href: string
  /** A preview; without one its format is shown. */
  preview?: string
  title: Localized
  text: Localized
  format: string
}

/** Props of `ResourcePage`: which materials it shows. */
export interface ResourcePageProps {
  /** All materials, or those for Sketch. */
  of: 'index' | 'sketch'
  materials: readonly ResourceMaterial[]
}

/** Materials for designers, with previews and downloads. */
export function ResourcePage({ of, materials }: ResourcePageProps): ReactNode {
  const t = useT(resourceMessages)
  const other = of === 'index' ? '/resource/sketch' : '/resource'
  return (
    <Shell className={styles.page}>
      <h1 className={styles.title}>{t(`${of}.title`)}</h1>
      <p className={styles.lead}>{t(`${of}.lead`)}</p>
      <Ruler className={styles.ruler} />
      <ul aria-label={t(`${of}.label`)} className={styles.list}>
        {materials.map((material) => (
          <MaterialCard key={material.href} material={material} />
        ))}
      </ul>
      {of === 'sketch' && (
        <section className={styles.how}>
          <h2 className={styles.heading}>{t('sketch.how')}</h2>
          <Clauses items={(['download', 'drag', 'symbol'] as const).map((step) => ({ title: t(`sketch.steps.${step}`) }))} />
        </section>
      )}
      <div className={styles.links}>
        <PageLink to={other} title={t(`${of}.other`)} text={t(`${of}.otherText`)} />
        <PageLink to="/store" title={t('store')} text={t('storeText')} />
      </div>
    </Shell>
  )
}

function MaterialCard({ material: { href, preview, title, text, format } }: { material: ResourceMaterial }) {
  const t = useT(resourceMessages)
  const locale = useLocale(locales)
  const name = title[locale]
  return (
    <li className={styles.card}>
      <div className={styles.mat}>
        {preview === undefined ? (
          <span aria-hidden="true" className={styles.format}>
            {format}
          </span>
        ) : (
          <img
            className={styles.picture}
            src={preview}
            alt={t('preview', { title: name })}
            width={640}
            height={400}
            loading="lazy"
            decoding="async"
          />
        )}
      </div>
      <div className={styles.body}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.text}>{text[locale]}</p>
        <Link to={href} variant="plain" download="" className={button()}>
          <DownloadIcon />
          {t('download', { title: name, format })}
        </Link>
      </div>
    </li>
  )
}

function PageLink({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <div>
      <b>
        <Link to={to}>{title}</Link>
      </b>
      <p className={styles.text}>{text}</p>
    </div>
  )
}
