import { snapshotHostAttribute } from '@view-site/docs/reader'
import { useT } from '@view-site/i18n'
import type { Locale } from '@view-site/i18n/product'
import { Skeleton } from '@view-site/ui'
import type { DemoLoader } from '@view-site/vue-demo'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
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
  const host = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'running' | 'failed'>('loading')
  const isWanted = useDemoIntent(stage, drawn)
  const ready = useEffectEvent(() => {
    setState('running')
    onReady()
  })

  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    const fail = () => setState('failed')
    const run = async () => {
      const { runHeroDemo } = await import('./runHeroDemo.ts')
      if (isGone || !drawn.current || !host.current) return
      stop = runHeroDemo({ drawn: drawn.current, host: host.current, load, locale, onReady: () => ready(), onError: fail })
    }
    if (isWanted) run().catch(fail)
    return () => {
      isGone = true
      stop?.()
    }
  }, [isWanted, load, locale])

  return (
    <div ref={stage} className={styles.stage}>
      {/* The build writes the snapshot into it (`insertSnapshots`), and `runHeroDemo` removes it: React leaves both alone. */}
      <div
        ref={drawn}
        className={styles.drawn}
        {...{ [snapshotHostAttribute]: 'members' }}
        suppressHydrationWarning
        dangerouslySetInnerHTML={nothing}
      />
      {state === 'loading' ? <Skeleton className={styles.skeleton} lines={7} aria-hidden="true" /> : null}
      {state === 'failed' ? <p role="alert">{t('home.failed')}</p> : null}
      <div ref={host} className={styles.demo} />
    </div>
  )
}

const nothing = { __html: '' }
