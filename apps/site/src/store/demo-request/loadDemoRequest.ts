import { localeOfPath } from '@view-site/i18n/product'
import type { ComponentType } from 'react'
import type { DemoRequestDialogProps } from '@view-site/store-ui/demo-request'

/** Loads the demo request with its texts. If it waited for them while it is rendered, React would show it up to 300 ms after they are there. */
export async function loadDemoRequest(): Promise<ComponentType<DemoRequestDialogProps>> {
  const { DemoRequest, loadDemoRequestTexts } = await import('./DemoRequest.tsx')
  await loadDemoRequestTexts(localeOfPath(location.pathname))
  return DemoRequest
}
