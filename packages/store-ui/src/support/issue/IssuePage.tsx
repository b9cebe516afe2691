import { richText, useT } from '@view-site/i18n'
import { Clauses, Link, Shell } from '@view-site/ui'
import type { ReactNode } from 'react'
import type { IssueValues } from './issue.ts'
import { issueMessages } from './issueMessages.ts'
import { IssueForm } from './IssueForm.tsx'
import * as styles from './IssuePage.css.ts'

/** Props of `IssuePage`: where issues and questions go. */
export interface IssuePageProps {
  /** Where a new issue is opened. */
  tracker: string
  /** Where questions belong. */
  forum: string
  /** Values that the form begins with. @default an empty form */
  initial?: Partial<IssueValues> | undefined
}

/** What the tracker accepts, and a form that writes such an issue. */
export function IssuePage({ tracker, forum, initial }: IssuePageProps): ReactNode {
  const t = useT(issueMessages)
  const forumLink = (words: string) => (
    <Link to={forum} target="_blank">
      {words}
    </Link>
  )
  return (
    <Shell className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <Clauses
        items={[
          { title: t('rules.only.title'), text: t('rules.only.text') },
          { title: t('rules.runnable.title'), text: t('rules.runnable.text') },
          { title: t('rules.elsewhere.title'), text: richText(t('rules.elsewhere.text'), { forum: forumLink }) },
        ]}
      />
      <IssueForm tracker={tracker} initial={initial} />
    </Shell>
  )
}
