import { useT } from '@view-site/i18n'
import { Dialog } from '@view-site/ui/overlay'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { authMessages } from '../messages.ts'
import type { SignInMode } from '../react/SessionContext.ts'
import type { SessionDialogProps } from './SessionDialogProps.ts'
import { SignInForm } from './SignInForm.tsx'
import { SignUpForm } from './SignUpForm.tsx'

/** Sign-in and sign-up in one dialog: links switch between the two and keep the mail address. */
export function SignInDialog(props: SessionDialogProps): ReactNode {
  const { session, open, mode: first, purpose, signInWith, mailSignUp, onFinish, onClosed } = props
  const t = useT(authMessages)
  const [mode, setMode] = useState<SignInMode>(first)
  const [mail, setMail] = useState('')
  const body = useRef<HTMLDivElement>(null)

  function switchTo(next: SignInMode, typed: string) {
    flushSync(() => {
      setMail(typed)
      setMode(next)
    })
    // The button that had the focus was removed with its form.
    body.current?.querySelector('input')?.focus()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onFinish(false)}
      onClosed={onClosed}
      title={mode === 'sign-in' ? t('signIn.title') : t('signUp.title')}
      description={purpose}
      closeLabel={t('close')}
      keepOnOutsidePress
    >
      <div ref={body}>
        {mode === 'sign-in' ? (
          <SignInForm
            session={session}
            signInWith={signInWith}
            mail={mail}
            onSwitch={(typed) => switchTo('sign-up', typed)}
            onLeave={() => onFinish(false)}
          />
        ) : (
          <SignUpForm session={session} mail={mail} mailSignUp={mailSignUp} onSwitch={(typed) => switchTo('sign-in', typed)} />
        )}
      </div>
    </Dialog>
  )
}
