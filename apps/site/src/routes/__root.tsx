import { createRootRouteWithContext } from '@tanstack/react-router'
import { Root } from '../app/Root.tsx'
import type { Services } from '../app/services/services.ts'

export const Route = createRootRouteWithContext<Services>()({ component: Root })
