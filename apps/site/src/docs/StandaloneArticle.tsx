import { SiteArticle, type SiteArticleProps } from './SiteArticle.tsx'
import * as styles from './StandaloneArticle.css.ts'

/** An article with no sider beside it. */
export function StandaloneArticle(props: SiteArticleProps) {
  return (
    <div className={styles.page}>
      <SiteArticle {...props} />
    </div>
  )
}
