import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useSession, useSignIn } from '@view-site/auth'
import { useT } from '@view-site/i18n'
import { Button, button, Link } from '@view-site/ui'
import { Suspense, useEffect, useRef } from 'react'
import { optionalPart } from '../app/optionalPart.ts'
import { safePath } from '../app/safePath.ts'
import { siteTexts } from '../app/texts.ts'
import { StatusPage } from './StatusPage.tsx'

const route = getRouteApi('/403')

const WaitingInvitation = optionalPart(async () => (await import('../store/WaitingInvitation.tsx')).WaitingInvitation)

/**
 * `/403`: offers sign-in, and continues to the requested route once the visitor is signed in, here, by the header or in another tab. Leads
 * those whom someone has invited to a seat to the invitation.
 */
export function ForbiddenPage() {
  const t = useT(siteTexts)
  // The router merges raw parameters into the validated search, so `from` has to be checked here too.
  const from = safePath(route.useSearch().from)
  const { status } = useSession()
  const { open } = useSignIn()
  const router = useRouter()
  const signedIn = status === 'signed-in'

  // Those who were signed in before are here because their account may not open the route.
  const wasVisitor = useRef(false)
  useEffect(() => {
    if (status === 'visitor') wasVisitor.current = true
    if (!signedIn || !wasVisitor.current || from === undefined) return
    wasVisitor.current = false
    router.history.replace(router.buildLocation({ to: from }).publicHref)
  }, [status, signedIn, from, router])

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
      {signedIn && (
        <Suspense>
          <WaitingInvitation />
        </Suspense>
      )}
    </StatusPage>
  )
}
