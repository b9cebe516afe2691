import { richText, useT } from '@view-site/i18n'
import { texts } from '../../texts.ts'
import { helpChapters } from './helpChapters.ts'
import * as styles from './HelpPage.css.ts'

const tags = { access: <code /> }

/** An article about how this app is built. */
export function HelpPage() {
  const t = useT(texts)
  return (
    <article className={styles.article}>
      <h1 className={styles.title}>{t('help.title')}</h1>
      <p className={styles.intro}>{t('help.intro')}</p>
      {helpChapters.map((id) => (
        <section key={id}>
          <h2 id={id} className={styles.heading}>
            {t(`help.${id}`)}
          </h2>
          <p>{richText(t(`help.${id}Text`), tags)}</p>
        </section>
      ))}
    </article>
  )
}
