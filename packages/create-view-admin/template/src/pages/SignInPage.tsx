import { useT } from '@view-site/i18n'
import { LanguageSwitch, ThemeSwitch } from '@view-site/layout'
import { Button } from '@view-site/ui'
import { PasswordField, TextField } from '@view-site/ui/form'
import { useState, type FormEvent } from 'react'
import { failureOf, type Failure } from '../api/ApiError.ts'
import { useApp } from '../AppContext.tsx'
import { title } from '../config.ts'
import { useRequestedPath } from '../router/routeData.ts'
import { texts } from '../texts.ts'

/** Sign-in with mail address and password. */
export function SignInPage() {
  const t = useT(texts)
  const { session, layout } = useApp()
  const from = useRequestedPath() ?? '/'
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  async function submit() {
    if (isSending) return
    setSending(true)
    setFailure(null)
    try {
      await session.signIn(email.trim(), password)
      // Only addresses of this app, so that a crafted link cannot lead elsewhere.
      const requested = /^\/(?![/\\])/.test(from) ? layout.router.resolve(from) : null
      layout.router.navigate(requested?.fullPath ?? '/', { replace: true })
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setSending(false)
    }
  }
  return (
    <main className="sign-in" data-header="light">
      <form
        className="card"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void submit()
        }}
      >
        <div className="sign-in-brand">
          {title}
          <span>
            <LanguageSwitch />
            <ThemeSwitch />
          </span>
        </div>
        <h1>{t('signIn.title')}</h1>
        <p className="note">{t('signIn.text')}</p>
        <TextField label={t('signIn.email')} type="email" autoComplete="username" required value={email} onValueChange={setEmail} />
        <PasswordField
          label={t('signIn.password')}
          showLabel={t('signIn.show')}
          hideLabel={t('signIn.hide')}
          required
          value={password}
          onValueChange={setPassword}
        />
        <p role="alert" className="failure">
          {failure && t(`failure.${failure}`)}
        </p>
        <Button type="submit" variant="primary" size="lg" block loading={isSending}>
          {t('signIn.submit')}
        </Button>
      </form>
    </main>
  )
}
