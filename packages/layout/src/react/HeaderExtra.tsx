import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react'

const load = () => import('../header/extras.ts')
const parts = {
  Breadcrumb: lazy(async () => ({ default: (await load()).Breadcrumb })),
  Fullscreen: lazy(async () => ({ default: (await load()).FullscreenButton })),
  Log: lazy(async () => ({ default: (await import('../log/LogButton.tsx')).LogButton })),
  Notice: lazy(async () => ({ default: (await import('../header/NoticeButton.tsx')).NoticeButton })),
  Resizer: lazy(async () => {
    const { SiderResizer } = await import('../header/SiderResizer.tsx')
    return { default: () => <SiderResizer controls={siderId} /> }
  }),
  Reload: lazy(async () => ({ default: (await load()).ReloadButton })),
}
const siderId = 'view-layout-sider'
const never = () => () => {}

export interface HeaderExtraProps {
  part: keyof typeof parts
  /** Content of the bell. */
  Notices?: ComponentType | null | undefined
}

/** A part of the header that many apps do without: its code comes after the page stands. */
export function HeaderExtra({ part, Notices }: HeaderExtraProps) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const Part = parts[part]
  return inBrowser && <Suspense fallback={null}>{part === 'Notice' ? <parts.Notice Notices={Notices} /> : <Part />}</Suspense>
}
