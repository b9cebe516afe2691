import { button } from '@view-site/ui'
import { useEffect, useRef, useState } from 'react'
import { anchorOffset, type Anchor } from './anchor.ts'
import * as styles from './Anchors.css.ts'
import { useT } from '../common/useT.ts'
import { anchorsId } from '../core/documentNames.ts'
import { attachBehavior } from '../lazy/attachBehavior.ts'

/**
 * The page's headings as links; the one being read is current. On a narrow screen the list is a sheet, which a bar at the bottom of the
 * window opens while the article is in view.
 */
export function Anchors({ anchors }: { anchors: readonly Anchor[] }) {
  const t = useT()
  const [active, setActive] = useState<string | null>(null)
  const ref = useRef<HTMLElement>(null)
  useEffect(() => attachBehavior(({ watchAnchors }) => watchAnchors(anchors, setActive)), [anchors])
  useEffect(() => {
    if (active === null) return undefined
    return attachBehavior(({ keepCurrentInView }) => keepCurrentInView(ref.current?.closest('aside')))
  }, [active])
  useEffect(() => giveOffsets(anchors), [anchors])
  useEffect(() => {
    const list = ref.current
    return list ? attachBehavior(({ attachAnchors }) => attachAnchors(list)) : undefined
  }, [])
  return (
    <>
      <div className={styles.bar}>
        <button type="button" className={button()} popoverTarget={anchorsId}>
          {t('onThisPage')}
        </button>
        {anchors
          .filter(({ pinned }) => pinned)
          .map(({ id, title, lang }) => (
            <a key={id} className={button()} href={`#${id}`} lang={lang}>
              {title}
            </a>
          ))}
      </div>
      <nav ref={ref} id={anchorsId} popover="auto" className={styles.anchors} aria-label={t('onThisPage')}>
        <p className={styles.title} aria-hidden="true">
          {t('onThisPage')}
        </p>
        <ul className={styles.list}>
          {anchors.map(({ id, title, lang, level = 1 }) => (
            <li key={id}>
              <a
                className={`${styles.link} ${styles.depth[depthOf(level)]}`}
                href={`#${id}`}
                lang={lang}
                aria-current={id === active ? 'location' : undefined}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

// On the heading itself, so that clicks, addresses with a hash and the router all agree.
function giveOffsets(anchors: readonly Anchor[]): () => void {
  const given = anchors.flatMap(({ id, offset }) => {
    const heading = offset === undefined || offset === anchorOffset ? null : document.getElementById(id)
    if (!heading || offset === undefined) return []
    heading.style.scrollMarginBlockStart = `${offset - anchorOffset}px`
    return [heading]
  })
  return () => given.forEach((heading) => heading.style.removeProperty('scroll-margin-block-start'))
}

function depthOf(level: number): 1 | 2 | 3 {
  if (level <= 1) return 1
  return level === 2 ? 2 : 3
}
