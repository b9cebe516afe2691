import { localeOf, loadT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { copyText } from '@view-site/ui'
import type { App } from '../createApp.ts'
import { encodeShare } from './encodeShare.ts'
import { shareTexts } from './shareTexts.ts'

/** Puts the code into the URL, copies the URL to the clipboard, and says so. */
export async function shareCode({ playground, i18n, messages }: Pick<App, 'playground' | 'i18n' | 'messages'>): Promise<void> {
  const hash = await encodeShare({ files: playground.files(), locale: localeOf(i18n, locales), page: playground.state().page })
  history.replaceState(null, '', hash)
  playground.keep()
  const t = await loadT(i18n, shareTexts)
  if (await copyText(location.href)) messages.message({ type: 'success', text: t('shared') })
  else messages.notice({ type: 'info', title: t('sharedHere') })
}
