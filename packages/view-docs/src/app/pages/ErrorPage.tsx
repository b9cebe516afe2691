import { useRouter } from '@tanstack/react-router'
import { Button, useOnline } from '@view-site/ui'
import { useCallback } from 'react'
import { useTexts } from '../App.ts'
import * as styles from './StatusPage.css.ts'

/** Shown instead of a page that could not be loaded. Retries by itself when the network is back. */
export function ErrorPage() {
  const texts = useTexts()
  const router = useRouter()
  const retry = useCallback(() => void router.invalidate(), [router])
  useOnline(retry)
  return (
    <div className={styles.page} role="alert">
      <h1 className={styles.title}>{texts.loadFailed}</h1>
      <p className={styles.text}>{texts.loadFailedText}</p>
      <Button variant="primary" size="lg" onClick={retry}>
        {texts.retry}
      </Button>
    </div>
  )
}
