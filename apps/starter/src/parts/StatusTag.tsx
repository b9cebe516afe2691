import { useT } from '@view-site/i18n'
import { Tag } from '@view-site/ui'
import type { Status } from '../data/Asset.ts'
import { texts } from '../texts.ts'

const tones = { inUse: 'success', inStock: 'accent', repair: 'warning', retired: 'neutral' } as const satisfies Record<Status, string>

/** The status of an asset. */
export function StatusTag({ status }: { status: Status }) {
  const t = useT(texts)
  return <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>
}
