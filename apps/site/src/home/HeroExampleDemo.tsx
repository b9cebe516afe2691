import type { Locale } from '@view-site/i18n/product'
import { snapshotAttribute, snapshotHostAttribute } from '@view-site/docs/reader'
import { useT } from '@view-site/i18n'
import { Skeleton } from '@view-site/ui'
import { VueDemo, type DemoLoader } from '@view-site/vue-demo'
import { useRef, useState } from 'react'
import { siteTexts } from '../app/texts.ts'
import * as styles from './HeroExample.css.ts'
import { useDemoIntent } from './useDemoIntent.ts'

export interface HeroExampleDemoProps {
  load: DemoLoader
  locale: Locale
  /** Called when the demo is mounted. */
  onReady: () => void
}

/** The running demo. Until it runs: what the build drew of it, or a skeleton in a page that the application rendered; a message if it fails. */
export function HeroExampleDemo({ load, locale, onReady }: HeroExampleDemoProps) {
  const t = useT(siteTexts)
  const stage = useRef<HTMLDivElement>(null)
  const drawn = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'running' | 'failed'>('loading')
  const isWanted = useDemoIntent(stage, drawn)
  return (
    <div ref={stage} className={styles.stage}>
      {/* The build writes the snapshot into it (`insertSnapshots`), and `replaceSnapshot` removes it: React leaves both alone. */}
      <div
        ref={drawn}
        className={styles.drawn}
        {...{ [snapshotHostAttribute]: 'members' }}
        suppressHydrationWarning
        dangerouslySetInnerHTML={nothing}
      />
      {state === 'loading' ? <Skeleton className={styles.skeleton} lines={7} aria-hidden="true" /> : null}
      {state === 'failed' ? <p role="alert">{t('home.failed')}</p> : null}
      <VueDemo
        className={styles.demo}
        load={isWanted ? load : undefined}
        locale={locale}
        onReady={() => {
          setState('running')
          if (drawn.current) replaceSnapshot(drawn.current)
          onReady()
        }}
        onError={() => {
          setState('failed')
          drawn.current?.replaceChildren()
        }}
      />
    </div>
  )
}

const nothing = { __html: '' }

/** Removes what is drawn of the demo, which has just been mounted next to it, and does the click there that was held for it. */
function replaceSnapshot(drawn: HTMLElement): void {
  const clicked = drawn.querySelector(`[${snapshotAttribute}]`)?.getAttribute(snapshotAttribute)
  const host = drawn.parentElement?.querySelector<HTMLElement>(`.${styles.demo}`)
  drawn.replaceChildren()
  if (clicked && host) void import('./pressDemo.ts').then(({ pressDemo }) => pressDemo(drawn, host, clicked))
}
