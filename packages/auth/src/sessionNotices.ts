import type { I18n } from '@view-site/i18n'
import type { MessageCenter } from '@view-site/ui'
import type { SessionEvent } from './core/Session.ts'

/** Options of {@link sessionNotices}. */
export interface SessionNoticesOptions {
  i18n: I18n
  messages: Pick<MessageCenter, 'message' | 'notice'>
}

/**
 * Shows a notice when the session changes without the visitor's action: for `createSession({ onEvent })`. Notices load with the first one.
 */
export function sessionNotices({ i18n, messages }: SessionNoticesOptions): (event: SessionEvent) => void {
  return (event) => {
    // Visitors notice a sign-in themselves.
    if (event.type === 'signed-in') return
    // What cannot be loaded without a network cannot be said.
    import('./noticeSpeakers.ts').then(({ speakers }) => speakers[speakerOf(event)]?.({ i18n, messages })).catch(() => undefined)
  }
}

function speakerOf(event: SessionEvent): string {
  return event.type === 'signed-out' ? `signed-out-${event.by}` : event.type
}
