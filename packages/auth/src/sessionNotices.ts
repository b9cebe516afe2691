import { loadT, type I18n } from '@view-site/i18n'
import type { MessageCenter } from '@view-site/ui'
import type { SessionEvent } from './core/Session.ts'
import { authMessages } from './messages.ts'

/** Options of {@link sessionNotices}. */
export interface SessionNoticesOptions {
  i18n: I18n
  messages: Pick<MessageCenter, 'message' | 'notice'>
}

/**
 * Shows a notice when the session changes without the visitor's action: for `createSession({ onEvent })`. Texts load with the first notice.
 */
export function sessionNotices({ i18n, messages }: SessionNoticesOptions): (event: SessionEvent) => void {
  return (event) => {
    const say = speakers[speakerOf(event)]
    if (say) void say({ i18n, messages })
  }
}

type Speaker = (options: SessionNoticesOptions) => Promise<void>

function speakerOf(event: SessionEvent): string {
  return event.type === 'signed-out' ? `signed-out-${event.by}` : event.type
}

const lost: Speaker = async ({ i18n, messages }) => {
  const t = await loadT(i18n, authMessages)
  messages.notice({ type: 'error', title: t('notice.lost.title'), text: t('notice.lost.text'), persistent: true })
}

const speakers: Readonly<Record<string, Speaker>> = {
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
