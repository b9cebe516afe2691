import type { Locale } from '@view-site/i18n/product'
import { useT } from '@view-site/i18n'
import { Skeleton } from '@view-site/ui'
import { VueDemo, type DemoLoader } from '@view-site/vue-demo'
import { useState } from 'react'
import { siteTexts } from '../app/texts.ts'
import * as styles from './HeroExample.css.ts'

export interface HeroExampleDemoProps {
  load: DemoLoader
  locale: Locale
  onReady: () => void
}

/** The running demo, with a skeleton while it loads and a message if it fails. */
export function HeroExampleDemo({ load, locale, onReady }: HeroExampleDemoProps) {
  const t = useT(siteTexts)
  const [state, setState] = useState<'loading' | 'running' | 'failed'>('loading')
  return (
    <>
      {state === 'loading' ? <Skeleton lines={7} aria-hidden="true" /> : null}
      {state === 'failed' ? <p role="alert">{t('home.failed')}</p> : null}
      <VueDemo
        className={styles.demo}
        load={load}
        locale={locale}
        onReady={() => {
          setState('running')
          onReady()
        }}
        onError={() => setState('failed')}
      />
    </>
  )
}
