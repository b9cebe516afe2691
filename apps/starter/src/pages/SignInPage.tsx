import { headerAttribute } from '@view-site/ui/theme'
import { useSearch } from '@tanstack/react-router'
import { useT } from '@view-site/i18n'
import { Button, LogoMark } from '@view-site/ui'
import { RadioGroup } from '@view-site/ui/form'
import { ThemeSwitch } from '@view-site/layout'
import { useState, type FormEvent } from 'react'
import { useApp } from '../AppContext.tsx'
import { isRole, roles, type Role } from '../session/roles.ts'
import { texts } from '../texts.ts'
import * as styles from './SignInPage.css.ts'

/** Sign-in: this sample asks for a role, a real app for a password or single sign-on. */
export function SignInPage() {
  const t = useT(texts)
  const { session, layout } = useApp()
  const { from = '/' } = useSearch({ from: '/sign-in' })
  const [role, setRole] = useState<Role>('keeper')
  function enter(event: FormEvent) {
    event.preventDefault()
    session.signIn(role)
    // Only redirects inside this app, so that a crafted link cannot lead elsewhere.
    const asked = /^\/(?![/\\])/.test(from) ? layout.router.resolve(from) : null
    layout.router.navigate(asked?.fullPath ?? '/', { replace: true })
  }
  return (
    <main className={styles.page} {...{ [headerAttribute]: 'light' }}>
      <form className={styles.sheet} onSubmit={enter}>
        <div className={styles.brand}>
          <LogoMark /> {t('brand')}
          <span className={styles.theme}>
            <ThemeSwitch />
          </span>
        </div>
        <h1 className={styles.title}>{t('signIn.title')}</h1>
        <p className={styles.text}>{t('signIn.text')}</p>
        <RadioGroup
          label={t('user.role')}
          labelHidden
          stacked
          options={roles.map((value) => ({ value, label: t(`role.${value}`), note: t(`roleNote.${value}`) }))}
          value={role}
          onValueChange={(value) => isRole(value) && setRole(value)}
        />
        <Button type="submit" variant="primary" size="lg" block>
          {t('signIn.enter')}
        </Button>
      </form>
    </main>
  )
}
