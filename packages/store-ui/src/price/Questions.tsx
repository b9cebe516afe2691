import { richText, useT } from '@view-site/i18n'
import { PlusIcon } from '@view-site/ui'
import type { ReactNode } from 'react'
import { priceMessages } from './priceMessages.ts'
import { contactLink } from '../common/parts/contactLink.tsx'
import { useStoreServices } from '../common/services/useStoreServices.ts'
import * as page from './PricePage.css.ts'
import * as styles from './Questions.css.ts'

/** One question with its answer, in the page's language. */
export interface Question {
  question: string
  answer: string
}

export interface QuestionsProps {
  items: readonly Question[]
  /** The texts are samples, and are marked as such. */
  example: boolean
}

/** Questions that unfold without scripts; the first one is open. */
export function Questions({ items, example }: QuestionsProps): ReactNode {
  const t = useT(priceMessages)
  const { contactTo } = useStoreServices()
  return (
    <section className={page.two} aria-labelledby="faq">
      <div>
        <h2 id="faq" className={page.sectionTitle}>
          {t('faq.title')}
        </h2>
        <p className={page.sectionLead}>{richText(t('faq.lead'), { contact: contactLink(contactTo) })}</p>
        {example && <p className={page.note}>{t('faq.example')}</p>}
      </div>
      <div>
        {items.map(({ question, answer }, index) => (
          <details key={question} className={styles.entry} open={index === 0}>
            <summary className={styles.question}>
              {question}
              <PlusIcon className={styles.sign} />
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
