import { createLayoutBase, layoutT, type LayoutBase, type LayoutTexts } from '@view-site/layout'
import { appEnv } from '../../appEnv.ts'
import { storageKeys } from '../../env.ts'
import type { Services } from '../services/services.ts'

/** Settings of this site that differ from the layout's own defaults. */
const settings = { showBreadcrumb: false, dynamicMenu: appEnv.dynamicMenu } as const

const bases = new WeakMap<Services, LayoutBase>()

/** The part of the layout that its dialogs need, which the layout continues with. */
export function layoutBaseOf(services: Services, texts: LayoutTexts): LayoutBase {
  const base = bases.get(services) ?? createLayoutBase({ t: layoutT(texts), settings, storageKey: storageKeys.settings })
  bases.set(services, base)
  return base
}
