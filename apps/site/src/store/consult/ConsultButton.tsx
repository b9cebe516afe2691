import { showsConsult } from '@view-site/site-data/showsConsult'
import { useT } from '@view-site/i18n'
import { opensAttribute } from '@view-site/layout/prepaint'
import { Link, MessageIcon } from '@view-site/ui'
import { reportFailures } from '@view-site/static-site/hydrate'
import { useEffect, useRef, useState } from 'react'
import { loadStatus } from '../../app/loadStatus.ts'
import { siteTexts } from '../../app/texts.ts'
import { AfterConsult, type AfterConsultName } from './AfterConsult.tsx'
import { attachConsult } from './attachConsult.ts'
import * as styles from './ConsultButton.css.ts'

const report = reportFailures(loadStatus)

const names: readonly AfterConsultName[] = ['demo-request', 'videos']

/**
 * Opens customer service, on every page of the shell. A link, so that it works without scripts; with them it opens a dialog, on pages
 * without the application too (`attachConsult`). Its hidden buttons open what the dialog leads to: `openSiteConsult` presses them.
 */
export function ConsultButton() {
  const t = useT(siteTexts)
  const ref = useRef<HTMLElement>(null)
  const [shown, setShown] = useState<AfterConsultName>()
  useEffect(() => (ref.current ? attachConsult(ref.current, { onFail: report }) : undefined), [])
  if (!showsConsult) return null
  return (
    <aside ref={ref} aria-label={t('consult')}>
      <Link to="/consult" variant="plain" aria-haspopup="dialog" className={styles.button}>
        <MessageIcon />
        <span className={styles.label}>{t('consult')}</span>
      </Link>
      {names.map((name) => (
        <button key={name} type="button" hidden {...{ [opensAttribute]: name }} onClick={() => setShown(name)} />
      ))}
      <AfterConsult shown={shown} onChange={setShown} />
    </aside>
  )
}
