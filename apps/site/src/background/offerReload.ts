import { loadT } from '@view-site/i18n'
import type { Services } from '../app/services.ts'
import { siteTexts } from '../app/texts.ts'

/** Returns a function that shows, once, that a part of the site failed to load, with a button to reload the page. */
export function offerReload({ i18n, messages }: Services): () => void {
  let offered = false
  return () => {
    if (offered) return
    offered = true
    void loadT(i18n, siteTexts).then((t) =>
      messages.notice({
        type: 'error',
        title: t('loadError.title'),
        text: t('loadError.text'),
        persistent: true,
        action: { label: t('loadError.reload'), onSelect: () => location.reload() },
      }),
    )
  }
}
