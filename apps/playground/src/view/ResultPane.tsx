import { useT } from '@view-site/i18n'
import { Spinner, Tag } from '@view-site/ui'
import { useEffect, useRef, type Ref } from 'react'
import type { Phase } from '../state/PlaygroundState.ts'
import { texts } from '../texts.ts'
import { useApp } from './AppContext.tsx'
import * as pane from './Pane.css.ts'
import * as styles from './ResultPane.css.ts'
import { usePlayground } from './usePlayground.ts'

const tones = {
  busy: 'neutral',
  running: 'success',
  invalid: 'danger',
  failed: 'danger',
  unresponsive: 'warning',
  navigated: 'warning',
  notLoaded: 'danger',
} as const

/** The frame in which the code runs, and its state. */
export function ResultPane({ ref }: { ref: Ref<HTMLElement> }) {
  const t = useT(texts)
  const { playground } = useApp()
  const { phase } = usePlayground()
  const host = useRef<HTMLDivElement>(null)
  const title = t('result.frame')
  useEffect(() => playground.name(title), [playground, title])
  useEffect(() => (host.current ? playground.mount(host.current) : undefined), [playground])
  return (
    <section ref={ref} tabIndex={-1} aria-label={t('result.region')} className={styles.result} data-phase={phase}>
      <div className={pane.head}>
        <h2 className={pane.title}>{t('result.region')}</h2>
        <output className={styles.phase}>
          <PhaseMark phase={phase}>{t(`phase.${phase}`)}</PhaseMark>
        </output>
      </div>
      <div ref={host} className={styles.sheet} />
    </section>
  )
}

function PhaseMark({ phase, children }: { phase: Phase; children: string }) {
  if (phase === 'busy') return <Spinner />
  return <Tag tone={tones[phase]}>{children}</Tag>
}
