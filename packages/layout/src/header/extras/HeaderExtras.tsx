import { Suspense, type ComponentType } from 'react'
import { useLayout } from '../../common/LayoutContext.tsx'
import { useAtomValue } from '../../common/useAtomValue.ts'
import { lazyPart } from '../../lazy/lazyPart.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { FullscreenButton } from './FullscreenButton.tsx'
import type { NoticeButtonProps } from './NoticeButton.tsx'
import { ReloadButton } from './ReloadButton.tsx'

const LogButton = lazyPart(async () => ({ default: (await import('../../log/LogButton.tsx')).LogButton }))
const NoticeButton = lazyPart<NoticeButtonProps>(async () => ({ default: (await import('./NoticeButton.tsx')).NoticeButton }))

export interface HeaderExtrasProps {
  /** Next to the collapse button, after the head menu, or among the icons at the end. */
  at: 'start' | 'middle' | 'end'
  /** Content of the bell. */
  Notices?: ComponentType | null | undefined
}

/** The parts of one place of the header that the settings ask for. */
export function HeaderExtras({ at, Notices }: HeaderExtrasProps) {
  const { showReload, showBreadcrumb, showLog, showFullscreen, showNotice } = useAtomValue(useLayout().settings.atom)
  if (at === 'start') return showReload && <ReloadButton />
  if (at === 'middle') return showBreadcrumb && <Breadcrumb />
  return (
    <Suspense fallback={null}>
      {showLog && <LogButton />}
      {showFullscreen && <FullscreenButton />}
      {showNotice && <NoticeButton Notices={Notices} />}
    </Suspense>
  )
}
