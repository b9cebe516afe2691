import { ChevronRightIcon } from '@view-site/ui'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { pageTitlesOf } from '../../page-title/pageTitlesOf.ts'
import { titleOfRoute } from '../../page-title/PageTitles.ts'
import { useLayout } from '../../common/LayoutContext.tsx'
import { hasIcon, MenuIconView } from '../../menu/MenuIconView.tsx'
import { useAtomSelector, useAtomValue } from '../../common/useAtomValue.ts'
import { useLazyT } from '../../common/useLazyT.ts'
import * as styles from './Breadcrumb.css.ts'
import { breadcrumbTrail, type Crumb } from './breadcrumbTrail.ts'

/** Width that the header must have left for a breadcrumb, in px. */
export const breadcrumbWidth = 560

/** The path to the current page; hidden while less than 560 px of the header are left for it. */
export function Breadcrumb() {
  const t = useLazyT()
  const layout = useLayout()
  const { menu, route, inputs } = layout
  const titleOf = useAtomSelector(inputs, (given) => given.titleOf)
  const tree = useAtomValue(menu.tree)
  const place = useAtomValue(menu.place)
  const now = useAtomValue(route)
  const own = useAtomSelector(pageTitlesOf(layout), (titles) => titleOfRoute(titles, now))
  const trail = breadcrumbTrail(tree, place, now, { own, titleOf })
  const [isWide, setIsWide] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = ref.current
    if (!box) return undefined
    // The box fills the rest of the header whatever is in it: hiding the breadcrumb does not change the result.
    const observer = new ResizeObserver(() => flushSync(() => setIsWide(box.clientWidth >= breadcrumbWidth)))
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={ref} className={styles.container}>
      {isWide && trail.length > 0 && (
        <nav aria-label={t('breadcrumb')} className={styles.trail}>
          <ol className={styles.list}>
            {trail.map((crumb, index) => (
              <li key={`${crumb.path ?? ''} ${crumb.title}`} className={styles.item}>
                {index > 0 && <ChevronRightIcon className={styles.divider} />}
                <Step crumb={crumb} isLast={index === trail.length - 1} />
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  )
}

function Step({ crumb: { title, path, node }, isLast }: { crumb: Crumb; isLast: boolean }) {
  const { router, settings } = useLayout()
  const withIcon = useAtomSelector(settings.atom, ({ showBreadcrumbIcon }) => showBreadcrumbIcon)
  const content = (
    <>
      {withIcon && node && hasIcon(node) && <MenuIconView node={node} />}
      <span className={styles.text}>{title}</span>
    </>
  )
  if (isLast || path === null) {
    return (
      <span className={styles.step} aria-current={isLast ? 'page' : undefined}>
        {content}
      </span>
    )
  }
  return (
    <router.Link href={path} className={`${styles.step} ${styles.link}`}>
      {content}
    </router.Link>
  )
}
