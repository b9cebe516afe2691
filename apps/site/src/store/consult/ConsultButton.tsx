import { showsConsult } from '@view-site/site-data/showsConsult'
import { useT } from '@view-site/i18n'
import { opensAttribute } from '@view-site/layout/prepaint'
import { Link, MessageIcon } from '@view-site/ui'
import { heldLinkAttribute, reportFailures } from '@view-site/static-site/hydrate'
import { useEffect, useState } from 'react'
import { loadStatus } from '../../app/loadStatus.ts'
import { siteTexts } from '../../app/texts.ts'
import { lazyDialog } from '../../app/lazyDialog.tsx'
import type { AfterConsultName } from './AfterConsult.tsx'
import { loadConsult } from './loadConsult.ts'
import * as styles from './ConsultButton.css.ts'

const report = reportFailures(loadStatus)

const AfterConsult = lazyDialog(async () => (await import('./AfterConsult.tsx')).AfterConsult)

const names: readonly AfterConsultName[] = ['demo-request', 'videos']

/**
 * Opens customer service, on every page of the shell. A link, so that it works without scripts; with them it opens a dialog, on pages
 * without the application too (`attachConsult`). Its hidden buttons open what the dialog leads to: `openSiteConsult` presses them.
 */
export function ConsultButton() {
  const t = useT(siteTexts)
  const [name, setName] = useState<AfterConsultName>('demo-request')
  const [isOpen, setOpen] = useState(false)
  useEffect(() => loadConsult(document, { onFail: report }), [])
  if (!showsConsult) return null
  return (
    <aside aria-label={t('consult')}>
      <Link to="/consult" variant="plain" aria-haspopup="dialog" {...{ [heldLinkAttribute]: '' }} className={styles.button}>
        <MessageIcon />
        <span className={styles.label}>{t('consult')}</span>
      </Link>
      {names.map((next) => (
        <button
          key={next}
          type="button"
          hidden
          {...{ [opensAttribute]: next }}
          onClick={() => {
            setName(next)
            setOpen(true)
          }}
        />
      ))}
      <AfterConsult name={name} open={isOpen} onOpenChange={setOpen} />
    </aside>
  )
}
