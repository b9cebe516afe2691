import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { Button } from '../components/button/Button.tsx'
import { IconButton } from '../components/button/IconButton.tsx'
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/icons.tsx'
import type { MessageEntry, MessageType, NoticeAction } from './createMessageCenter.ts'
import * as styles from './MessageRegion.css.ts'
import { useMessages } from './useMessages.ts'
import { usePauseWhileReading } from './usePauseWhileReading.ts'

/** Props of `MessageRegion`: labels of its parts. */
export interface MessageRegionProps {
  /** Landmark label of the region. */
  label: string
  /** Label of the button that closes a notice. */
  closeLabel: string
}

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorIcon } satisfies Record<MessageType, unknown>
const never = () => () => {}
const nothing: readonly MessageEntry[] = []

/** Shows messages and notices. Render it once and always: live regions must exist before their content changes. Not prerendered. */
export function MessageRegion(props: MessageRegionProps): ReactNode {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return inBrowser && <Region {...props} />
}

function Region({ label, closeLabel }: MessageRegionProps) {
  const center = useMessages()
  const reading = usePauseWhileReading(center)
  const entries = useSyncExternalStore(center.subscribe, center.entries, () => nothing)
  const messages = entries.filter((entry) => entry.kind === 'message')
  const notices = entries.filter((entry) => entry.kind === 'notice')
  return (
    <section aria-label={label} {...reading.handlers}>
      <div className={styles.notices}>
        <Live entries={notices}>
          {(entry) => <Notice key={entry.id} entry={entry} closeLabel={closeLabel} onClose={() => reading.dismiss(entry.id)} />}
        </Live>
      </div>
      <div className={styles.messages}>
        <Live entries={messages}>{(entry) => <Message key={entry.id} entry={entry} />}</Live>
      </div>
    </section>
  )
}

interface LiveProps<Entry extends MessageEntry> {
  entries: readonly Entry[]
  children: (entry: Entry) => ReactNode
}

/** Errors are assertive, everything else is polite. */
function Live<Entry extends MessageEntry>({ entries, children }: LiveProps<Entry>) {
  return (
    <>
      <div aria-live="assertive" className={styles.live}>
        {entries.filter(({ type }) => type === 'error').map(children)}
      </div>
      <div aria-live="polite" className={styles.live}>
        {entries.filter(({ type }) => type !== 'error').map(children)}
      </div>
    </>
  )
}

function Message({ entry }: { entry: Extract<MessageEntry, { kind: 'message' }> }) {
  const Icon = icons[entry.type]
  return (
    <div className={styles.message} data-type={entry.type}>
      {entry.type !== 'info' && <Icon />}
      <span>{entry.text}</span>
    </div>
  )
}

interface NoticeProps {
  entry: Extract<MessageEntry, { kind: 'notice' }>
  closeLabel: string
  onClose: () => void
}

function Notice({ entry, closeLabel, onClose }: NoticeProps) {
  const Icon = icons[entry.type]
  return (
    <div className={styles.notice} data-type={entry.type}>
      <Icon className={styles.noticeIcon[entry.type]} />
      <div>
        <p className={styles.noticeTitle}>{entry.title}</p>
        {entry.text !== undefined && <p className={styles.noticeText}>{entry.text}</p>}
        {entry.action && <Action {...entry.action} />}
      </div>
      <IconButton label={closeLabel} className={styles.close} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </div>
  )
}

function Action({ label, onSelect }: NoticeAction) {
  const [isBusy, setBusy] = useState(false)
  const select = async () => {
    setBusy(true)
    try {
      await onSelect()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button className={styles.action} loading={isBusy} onClick={() => void select()}>
      {label}
    </Button>
  )
}
