import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useSession, useSignIn } from '@view-site/auth'
import { useT } from '@view-site/i18n'
import { Button, button, Link } from '@view-site/ui'
import { useEffect } from 'react'
import { safePath } from '../app/safePath.ts'
import { useSite } from '../app/SiteContext.tsx'
import { siteTexts } from '../app/texts.ts'
import { StatusPage } from './StatusPage.tsx'

const route = getRouteApi('/403')

/** `/403`: offers sign-in, and continues to the requested route once the visitor is signed in, here, by the header or in another tab. */
export function ForbiddenPage() {
  const t = useT(siteTexts)
  // The router merges raw parameters into the validated search, so `from` has to be checked here too.
  const from = safePath(route.useSearch().from)
  const { status } = useSession()
  const { open } = useSignIn()
  const router = useRouter()
  const { session } = useSite().services
  const signedIn = status === 'signed-in'

  useEffect(() => {
    // Without the token, which another tab may have deleted, the route would redirect here again.
    if (signedIn && from !== undefined && session.token() !== undefined)
      router.history.replace(router.buildLocation({ to: from }).publicHref)
  }, [signedIn, from, session, router])

  const signIn = async () => {
    if ((await open()) && from === undefined) router.history.replace(router.buildLocation({ to: '/' }).publicHref)
  }

  return (
    <StatusPage
      code="403"
      title={t('forbidden.text')}
      actions={
        <>
          {signedIn ? (
            <Link to="/price" variant="plain" className={button({ variant: 'primary', size: 'lg' })}>
              {t('forbidden.price')}
            </Link>
          ) : (
            <Button variant="primary" size="lg" onClick={() => void signIn()}>
              {t('forbidden.signIn')}
            </Button>
          )}
          <Link to="/" variant="plain" className={button({ size: 'lg' })}>
            {t('backHome')}
          </Link>
        </>
      }
    >
      <p>{signedIn ? t('forbidden.signedIn') : t('forbidden.signedOut')}</p>
    </StatusPage>
  )
}
