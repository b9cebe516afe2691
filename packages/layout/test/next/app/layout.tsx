import { prepaintScript } from '@view-site/layout/prepaint'
import type { ReactNode } from 'react'
import '@view-site/ui/styles.css'
import '@view-site/layout/styles.css'
import { settings } from './settings.ts'
import { Shell } from './Shell.tsx'

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: prepaintScript({ settings }) }} />
      </head>
      <body>
        <Shell>{children}</Shell>
      </body>
    </html>
  )
}
