import { useT } from '@view-site/i18n'
import type { Locale } from '@view-site/i18n/product'
import { Button, CopyButton, Mark, Mat, PlayIcon, ResetIcon, Sheet, VisuallyHidden } from '@view-site/ui'
import { home } from '@view-site/site-data/home'
import type { DemoLoader } from '@view-site/vue-demo'
import { useCallback, useRef, useState } from 'react'
import type { HeroCode } from '../../build/heroCode.ts'
import { useSite } from '../app/SiteContext.tsx'
import { siteTexts } from '../app/texts.ts'
import { openPlayground } from '../docs/playground/openPlayground.ts'
import { env } from '../env.ts'
import * as styles from './HeroExample.css.ts'
import { HeroExampleCode } from './HeroExampleCode.tsx'
import { HeroExampleDemo } from './HeroExampleDemo.tsx'
import { useLineHighlight } from './useLineHighlight.ts'

/** A running demo next to its code: pointing at a component highlights its line, and the other way round. */
export function HeroExample({ code }: { code: HeroCode }) {
  const t = useT(siteTexts)
  const { locale } = useSite().services
  const example = useRef<HTMLDivElement>(null)
  const [resets, setResets] = useState(0)
  const first = code.lines.find(({ tag }) => tag === 'Button')?.line ?? 1
  const { line, pin, leader, highlight } = useLineHighlight(example, first)
  const load = useCallback(() => loadHeroDemo(locale), [locale])

  return (
    <div className={styles.example} ref={example}>
      <div className={styles.body}>
        <Mat scale className={styles.mat}>
          <Sheet className={styles.sheet} data-sheet="">
            <HeroExampleDemo key={resets} load={load} locale={locale} onReady={() => highlight(line)} />
          </Sheet>
        </Mat>
        <HeroExampleCode
          code={code}
          highlighted={line}
          actions={<CopyButton text={code.source} label={t('home.copy')} copiedLabel={t('home.copied')} />}
        />
      </div>
      {pin ? (
        <div className={styles.pin} style={pin} aria-hidden="true">
          <Mark className={styles.pinMark}>{line}</Mark>
        </div>
      ) : null}
      {leader ? (
        <svg className={styles.leader} aria-hidden="true">
          <path key={leader} d={leader} pathLength={1} />
        </svg>
      ) : null}
      <div className={styles.foot}>
        <span>{home.exampleNote[locale]}</span>
        <VisuallyHidden>{t('home.lines')}</VisuallyHidden>
        <div className={styles.footActions}>
          <Button
            variant="quiet"
            icon={<PlayIcon />}
            onClick={() => openPlayground(env.playground, Promise.resolve({ source: code.source, locale }))}
          >
            {t('home.run')}
          </Button>
          <Button variant="quiet" icon={<ResetIcon />} onClick={() => setResets(resets + 1)}>
            {t('home.reset')}
          </Button>
        </div>
      </div>
    </div>
  )
}

async function loadHeroDemo(locale: Locale): ReturnType<DemoLoader> {
  const { default: demos } = await import('virtual:vue-demos/site/hero')
  const load = demos['members']?.[locale]
  if (!load) throw new Error('There is no demo "members" on site/hero in this build.')
  return load()
}
