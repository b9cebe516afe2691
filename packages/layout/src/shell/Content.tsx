import { Suspense, type ComponentType, type ReactNode } from 'react'
import { contentId } from '../core/documentNames.ts'
import type { PageKind } from '../core/RouterPort.ts'
import * as styles from './Content.css.ts'
import { useLayout } from '../common/LayoutContext.tsx'
import { Page } from './Page.tsx'
import { useAtomSelector } from '../common/useAtomValue.ts'

/** Props of `Content`: the page, and the panel of an article. */
export interface ContentProps {
  /** Next to pages of kind `article`. */
  Panel?: ComponentType | null | undefined
  children: ReactNode
}

/** The page in its width: an article with space for a panel, a work surface, or the full width. */
export function Content({ Panel, children }: ContentProps) {
  const page = useAtomSelector(useLayout().menu.place, (place) => place.page)
  return (
    // The panel's column is reserved before the panel is there: pages stream in, and their text must not move.
    <div className={Panel ? styles.frame[frameOf(page)] : `${styles.frame[frameOf(page)]} ${styles.withoutPanel}`}>
      <main id={contentId} className={styles.main} tabIndex={-1}>
        <Suspense>
          <Page>{children}</Page>
        </Suspense>
      </main>
      <Suspense>{page === 'article' && Panel && <Panel />}</Suspense>
    </div>
  )
}

function frameOf(page: PageKind): keyof typeof styles.frame {
  return page === 'standalone' ? 'plain' : page
}
