import { createFileRoute } from '@tanstack/react-router'
import { RefreshPage } from '@view-site/layout/navigation'

/** Enters the page again that was shown before. */
export const Route = createFileRoute('/refresh')({ staticData: { name: 'refresh', hidden: true }, component: RefreshPage })
