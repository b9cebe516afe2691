import { contentId } from '../core/documentNames.ts'
import * as styles from './SkipLink.css.ts'
import { useT } from '../common/useT.ts'

/** First in the Tab order: past the header and the menus, to the content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${contentId}`}>
      {useT()('skipToContent')}
    </a>
  )
}
