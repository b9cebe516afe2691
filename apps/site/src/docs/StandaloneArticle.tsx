import { SiteArticle, type SiteArticleProps } from './SiteArticle.tsx'
import * as styles from './StandaloneArticle.css.ts'

/** An article without a side menu. */
export function StandaloneArticle(props: SiteArticleProps) {
  return (
    <div className={styles.page}>
      <SiteArticle {...props} />
    </div>
  )
}
