import { useRouter } from '@tanstack/react-router'
import { Button } from '@view-site/ui'
import { useTexts } from '../App.ts'
import * as styles from './StatusPage.css.ts'

/** Shown instead of a page that could not be loaded. */
export function ErrorPage() {
  const texts = useTexts()
  const router = useRouter()
  return (
    <div className={styles.page} role="alert">
      <h1 className={styles.title}>{texts.loadFailed}</h1>
      <p className={styles.text}>{texts.loadFailedText}</p>
      <Button variant="primary" size="lg" onClick={() => void router.invalidate()}>
        {texts.retry}
      </Button>
    </div>
  )
}
