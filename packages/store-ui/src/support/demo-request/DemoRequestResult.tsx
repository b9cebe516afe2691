import type { CallData } from '@view-site/contract'
import { companySizes, scenes } from '@view-site/contract/constants'
import { richText, useT } from '@view-site/i18n'
import { Button, SuccessIcon, WarningIcon } from '@view-site/ui'
import type { ReactNode } from 'react'
import { demoRequestMessages } from './demoRequestMessages.ts'
import { contactLink } from '../../common/parts/contactLink.tsx'
import { useStoreServices } from '../../common/services/useStoreServices.ts'
import * as styles from './DemoRequestResult.css.ts'

export interface DemoRequestResultProps {
  reply: CallData<'pro/display/create'>
  onClose: () => void
}

/** Confirms the request with a summary; if there was an earlier request, nothing of that one is shown. */
export function DemoRequestResult({ reply, onClose }: DemoRequestResultProps): ReactNode {
  const t = useT(demoRequestMessages)
  const { contactTo } = useStoreServices()
  const again = reply.requested === 1
  return (
    <div ref={takeFocus} tabIndex={-1} role={again ? 'alert' : undefined} className={styles.result}>
      {again ? <WarningIcon size={32} className={styles.warning} /> : <SuccessIcon size={32} className={styles.success} />}
      <b className={styles.title}>{t(again ? 'again.title' : 'done.title')}</b>
      <p className={styles.text}>{again ? richText(t('again.text'), { contact: contactLink(contactTo) }) : t('done.text')}</p>
      {reply.requested === 0 && <Summary request={reply} />}
      <Button size="lg" block className={styles.close} onClick={onClose}>
        {t('done.close')}
      </Button>
    </div>
  )
}

/** The form and the button that had the focus no longer exist. */
function takeFocus(result: HTMLElement | null) {
  result?.focus()
}

function Summary({ request }: { request: Extract<DemoRequestResultProps['reply'], { requested: 0 }> }) {
  const t = useT(demoRequestMessages)
  const chosen = request.scenes.split(',')
  const lines = [
    ['name', request.name],
    ['phone_number', request.phone_number],
    ['product_names', request.product_names.split(',').join(t('separator'))],
    ['company_name', request.company_name],
    ['people', t(`people.${companySizes.find((size) => size === request.people) ?? 's'}`)],
    [
      'scenes',
      scenes
        .filter((scene) => chosen.includes(scene))
        .map((scene) => t(`scenes.${scene}`))
        .join(t('separator')),
    ],
    ['question', request.question],
  ] as const
  return (
    <dl className={styles.summary}>
      {lines.map(([field, value]) => (
        <div key={field} className={styles.line}>
          <dt>{t(`label.${field}`)}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
