import { loadT } from '@view-site/i18n'
import { authMessages } from './messages.ts'
import type { SessionNoticesOptions } from './sessionNotices.ts'

type Speaker = (options: SessionNoticesOptions) => Promise<void>

const lost: Speaker = async ({ i18n, messages }) => {
  const t = await loadT(i18n, authMessages)
  messages.notice({ type: 'error', title: t('notice.lost.title'), text: t('notice.lost.text'), persistent: true })
}

/** Shows the notice of an event, by `speakerOf`; the other events have none. */
export const speakers: Readonly<Record<string, Speaker>> = {
  'signed-out-lost': lost,
  'link-failed': lost,
  async 'signed-out-other-tab'({ i18n, messages }) {
    const t = await loadT(i18n, authMessages)
    messages.message({ type: 'info', text: t('notice.elsewhere') })
  },
  async 'cookies-blocked'({ i18n, messages }) {
    const t = await loadT(i18n, authMessages)
    messages.notice({ type: 'warning', title: t('notice.cookies.title'), text: t('notice.cookies.text'), persistent: true })
  },
  async unreachable({ i18n, messages }) {
    const t = await loadT(i18n, authMessages)
    messages.notice({ type: 'warning', title: t('notice.unreachable.title'), text: t('notice.unreachable.text') })
  },
}
