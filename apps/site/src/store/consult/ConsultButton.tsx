import { showsConsult } from '@view-site/site-data/showsConsult'
import { useT } from '@view-site/i18n'
import { opensAttribute } from '@view-site/layout/prepaint'
import { Link, MessageIcon } from '@view-site/ui'
import { heldLinkAttribute, reportFailures } from '@view-site/static-site/hydrate'
import { useEffect } from 'react'
import { loadStatus } from '../../app/loadStatus.ts'
import { siteTexts } from '../../app/texts.ts'
import type { PageDialogName } from '../../app/dialogs/loadPageDialog.tsx'
import { useDialog } from '../../app/dialogs/useDialog.ts'
import { attachConsult } from './attachConsult.ts'
import * as styles from './ConsultButton.css.ts'

const report = reportFailures(loadStatus)

/**
 * Opens customer service, on every page of the shell. A link, so that it works without scripts; with them it opens a dialog, on pages
 * without the application too (`attachConsult`). Its hidden buttons open what the dialog leads to: `openSiteConsult` presses them.
 */
export function ConsultButton() {
  const t = useT(siteTexts)
  useEffect(() => attachConsult(document, { onFail: report }), [])
  if (!showsConsult) return null
  return (
    <aside aria-label={t('consult')}>
      <Link to="/consult" variant="plain" aria-haspopup="dialog" {...{ [heldLinkAttribute]: '' }} className={styles.button}>
        <MessageIcon />
        <span className={styles.label}>{t('consult')}</span>
      </Link>
      <HiddenButton opens="demo-request" />
      <HiddenButton opens="videos" />
    </aside>
  )
}

function HiddenButton({ opens }: { opens: PageDialogName }) {
  return <button type="button" hidden {...{ [opensAttribute]: opens }} onClick={useDialog(opens)} />
}
