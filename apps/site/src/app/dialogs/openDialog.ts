import { localeOfPath } from '@view-site/i18n/product'
import { nextPaint } from '@view-site/platform'
import { pageServices } from '../services/pageServices.ts'
import type { Services } from '../services/services.ts'
import { mountDialogs } from './mountDialogs.tsx'

/** Each loads a dialog, and returns what opens it. */
const loaders: Partial<Record<string, (services: Services) => Promise<() => void>>> = {
  async 'sign-in'({ sessionDialogs }) {
    await sessionDialogs.preload()
    return () => void sessionDialogs.openSignIn('sign-in')
  },
  async settings(services) {
    const { loadSettings } = await import('./loadSettings.ts')
    return loadSettings(services)
  },
  'demo-request': ({ dialogs }) => dialogs.load('demo-request'),
  videos: ({ dialogs }) => dialogs.load('videos'),
}

/**
 * Opens a dialog of the page before its application has loaded, which continues with it. Resolves once the dialog is painted.
 * @param name Name of the dialog: that of its frame.
 * @param isAwaited Called when the dialog has loaded: whether it is still to open.
 */
export async function openDialog(name: string, isAwaited: () => boolean): Promise<void> {
  const services = pageServices(localeOfPath(location.pathname))
  mountDialogs(services)
  const open = await loaders[name]?.(services)
  if (!open || !isAwaited()) return
  open()
  await nextPaint()
}
