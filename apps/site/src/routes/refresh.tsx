import { createFileRoute } from '@tanstack/react-router'
import { RefreshPage } from '@view-site/layout/navigation'

/** Reloads the previous page without reloading the document. */
export const Route = createFileRoute('/refresh')({ staticData: { name: 'refresh', hidden: true }, component: RefreshPage })
