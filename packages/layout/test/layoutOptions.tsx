import { CheckIcon, ClockIcon, LockIcon } from '@view-site/ui'
import { layoutT, type CreateLayoutOptions, type LayoutSlots } from '../src/index.ts'
import { lazyZhCN } from '../src/locales/lazy.zh-CN.ts'
import { zhCN } from '../src/locales/zh-CN.ts'
import { footer, menu, routes } from './fixtures.tsx'
import { memoryRouter, type MemoryRoute } from './memoryRouter.tsx'
import { memoryStorage } from '@view-site/vitest-config/storage'

export interface LayoutSetup extends Partial<Omit<CreateLayoutOptions, 'router'>> {
  path?: string
  width?: number
  slots?: LayoutSlots
  routes?: Record<string, MemoryRoute>
}

const lazyTexts = async () => lazyZhCN

/** Options of the fixtures' layout. */
export function layoutOptions({ path = '/', routes: own = routes, ...options }: Omit<LayoutSetup, 'width' | 'slots'> = {}) {
  const router = memoryRouter(own, path)
  const storage = memoryStorage()
  const base = {
    router,
    storage,
    menu,
    footer,
    t: layoutT(zhCN),
    lazyTexts,
    brand: { title: 'View UI Plus' },
    icons: { lock: LockIcon, clock: ClockIcon, check: CheckIcon },
  }
  return { ...base, ...options }
}
