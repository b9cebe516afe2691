import { showsConsult } from '@view-site/site-data/showsConsult'
import { useT } from '@view-site/i18n'
import { Link, MessageIcon } from '@view-site/ui'
import { lazy, Suspense, useState } from 'react'
import { siteTexts } from '../../app/texts.ts'
import * as styles from './ConsultButton.css.ts'

const Consult = lazy(async () => ({ default: (await import('./Consult.tsx')).Consult }))

/**
 * Opens customer service, on every page of the shell. A link: where the application runs it opens a dialog, loaded on first use; elsewhere
 * the page of customer service, which is there several times sooner than the application.
 */
export function ConsultButton() {
  const t = useT(siteTexts)
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  if (!showsConsult) return null
  return (
    <aside aria-label={t('consult')}>
      <Link
        to="/consult"
        variant="plain"
        className={styles.button}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          setState('open')
        }}
      >
        <MessageIcon />
        <span className={styles.label}>{t('consult')}</span>
      </Link>
      {state === 'unused' ? null : (
        <Suspense>
          <Consult open={state === 'open'} onOpenChange={(open) => setState(open ? 'open' : 'closed')} />
        </Suspense>
      )}
    </aside>
  )
}
