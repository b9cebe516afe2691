import { showsConsult } from '@view-site/site-data/showsConsult'
import { useT } from '@view-site/i18n'
import { Link, MessageIcon } from '@view-site/ui'
import { useState } from 'react'
import { lazyDialog } from '../../app/lazyDialog.tsx'
import { siteTexts } from '../../app/texts.ts'
import * as styles from './ConsultButton.css.ts'

const Consult = lazyDialog(async () => (await import('./Consult.tsx')).Consult)

/**
 * Opens customer service, on every page of the shell. A link, so that it works without the application; with it, it opens a dialog, loaded
 * on first use. As a link to a dialog, it loads the application on pages that run without.
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
        aria-haspopup="dialog"
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
      {state === 'unused' ? null : <Consult open={state === 'open'} onOpenChange={(open) => setState(open ? 'open' : 'closed')} />}
    </aside>
  )
}
