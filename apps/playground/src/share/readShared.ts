import { loadT } from '@view-site/i18n'
import type { App } from '../createApp.ts'
import type { CodeMessage } from '../protocol/CodeMessage.ts'
import { decodeShare } from './decodeShare.ts'
import { shareTexts } from './shareTexts.ts'

/** The code in the URL; undefined without any, or if it is damaged, which the visitor is notified of. */
export async function readShared({ i18n, messages }: Pick<App, 'i18n' | 'messages'>): Promise<CodeMessage | undefined> {
  const shared = await decodeShare(location.hash)
  if (shared === 'damaged') messages.notice({ type: 'warning', title: (await loadT(i18n, shareTexts))('damaged'), persistent: true })
  return typeof shared === 'object' ? shared : undefined
}
