import { useT } from '@view-site/i18n'
import { Button, ReloadIcon, Skeleton } from '@view-site/ui'
import { TextField } from '@view-site/ui/form'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { ReleaseDownload, ReleaseDownloadState } from './createReleaseDownload.ts'
import { releasesMessages } from './releasesMessages.ts'
import { useFailureText } from '../common/failures/useFailureText.ts'
import * as styles from './ReleasesPage.css.ts'

export interface CaptchaPanelProps {
  download: ReleaseDownload
  state: ReleaseDownloadState
}

/** The captcha before a download: a picture, or a code by mail for those who cannot read it. */
export function CaptchaPanel(props: CaptchaPanelProps): ReactNode {
  // A new captcha needs a new answer.
  return <CaptchaForm key={props.state.captcha?.captcha_id ?? ''} {...props} />
}

function CaptchaForm({ download, state }: CaptchaPanelProps) {
  const t = useT(releasesMessages)
  const textOf = useFailureText()
  const [text, setText] = useState('')
  const [checked, setChecked] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { type, captcha, busy, failure } = state
  const isThere = captcha !== undefined

  useEffect(() => {
    if (isThere) input.current?.focus()
  }, [isThere])

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (text.trim() === '') input.current?.focus()
    else download.answer(text)
  }

  const other = type === 'image' ? 'mail' : 'image'
  const problem = checked && text.trim() === '' ? t('captcha.missing') : failure && captcha ? textOf(failure) : undefined
  return (
    <form noValidate className={styles.panel} onSubmit={submit}>
      <p className={styles.panelTitle}>{t('captcha.title')}</p>
      <div className={styles.captcha}>
        <Picture state={state} onAnother={() => download.ask('image')} />
        <TextField
          ref={input}
          className={styles.answer}
          label={t(type === 'image' ? 'captcha.imageLabel' : 'captcha.mailLabel')}
          hint={type === 'image' ? t('captcha.imageHint') : captcha?.sent_to && t('captcha.mailSent', { to: captcha.sent_to })}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          inputMode={type === 'mail' ? 'numeric' : 'text'}
          maxLength={12}
          value={text}
          onValueChange={setText}
          error={problem}
        />
      </div>
      {failure && !captcha && busy === undefined && (
        <p role="alert" className={styles.failure}>
          {textOf(failure)}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={busy === 'download'} disabled={!captcha}>
          {t('captcha.submit')}
        </Button>
        {type === 'mail' && (
          <Button disabled={busy !== undefined} onClick={() => download.ask('mail')}>
            {t('captcha.resend')}
          </Button>
        )}
        <Button variant="quiet" disabled={busy !== undefined} onClick={() => download.ask(other)}>
          {t(other === 'mail' ? 'captcha.byMail' : 'captcha.byImage')}
        </Button>
        <Button variant="quiet" onClick={download.close}>
          {t('captcha.close')}
        </Button>
      </div>
    </form>
  )
}

function Picture({ state: { type, captcha, busy }, onAnother }: { state: ReleaseDownloadState; onAnother: () => void }) {
  const t = useT(releasesMessages)
  if (type === 'mail') return null
  return (
    <div>
      {captcha?.image ? (
        <img src={captcha.image} alt={t('captcha.image')} className={styles.picture} />
      ) : (
        <Skeleton width={160} height={56} label={t('captcha.loading')} />
      )}
      <Button variant="quiet" icon={<ReloadIcon />} disabled={busy !== undefined} onClick={onAnother}>
        {t('captcha.another')}
      </Button>
    </div>
  )
}
