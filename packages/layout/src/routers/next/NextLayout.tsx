// oxlint-disable-next-line typescript/triple-slash-reference -- packages that compile this source need the modules that it declares, and such a file cannot be imported
/// <reference path="./next.d.ts" />
import { usePathname } from 'next/navigation.js'
import { useEffect, useState, type ReactNode } from 'react'
import { useLayout } from '../../common/LayoutContext.tsx'
import { useAtomSelector } from '../../common/useAtomValue.ts'
import type { Layout } from '../../core/Layout.ts'
import type { RouterPort } from '../../core/RouterPort.ts'
import { AppLayout } from '../../shell/AppLayout.tsx'
import type { LayoutSlots } from '../../shell/LayoutSlots.ts'
import { createNextPort } from './createNextPort.tsx'
import { NextConnection } from './NextConnection.tsx'
import type { NextPages } from './NextPages.ts'

/** Props of `NextLayout`: the pages, the layout, and what Next shows in it. */
export interface NextLayoutProps {
  /** What the layout should know of each page. A page that is not listed is plain and opens no tab. */
  pages: NextPages
  /** Makes the layout with the router port of Next: once in a browser, and on a server for each page that is rendered. */
  create: (router: RouterPort) => Layout
  /** Called in the browser with the layout, such as `followPages`; returns a cleanup function. */
  start?: (layout: Layout) => () => void
  slots?: LayoutSlots
  /** `basePath` of `next.config`, which components cannot read: results of the search that open in a new tab need it. @default '' */
  basePath?: string
  /** Shown instead of a page with `auth` values of which the visitor holds none. It hides the page; the server has to enforce it. @default the page */
  forbidden?: ReactNode
  /** The children of Next's own layout. */
  children: ReactNode
}

/** The shell for the App Router of Next. A client component of the app renders it in the root layout. */
export function NextLayout({ pages, create, start, slots, basePath = '', forbidden, children }: NextLayoutProps) {
  const path = usePathname()
  const [{ port, layout }] = useState(() => {
    const made = createNextPort({ pages, path, basePath })
    return { port: made, layout: create(made) }
  })
  useEffect(() => start?.(layout), [start, layout])
  return (
    <>
      <NextConnection port={port} />
      <AppLayout layout={layout} {...(slots && { slots })}>
        <PermittedPage auth={port.resolve(path)?.meta.auth} forbidden={forbidden}>
          {children}
        </PermittedPage>
      </AppLayout>
    </>
  )
}

interface PermittedPageProps extends Pick<NextLayoutProps, 'forbidden' | 'children'> {
  auth: readonly string[] | undefined
}

/** By the path that is being rendered: the layout learns of it later, and a forbidden page must not run its effects until then. */
function PermittedPage({ auth, forbidden, children }: PermittedPageProps) {
  const isPermitted = useAtomSelector(useLayout().inputs, ({ can }) => auth === undefined || can(auth))
  return isPermitted || forbidden === undefined ? children : forbidden
}
