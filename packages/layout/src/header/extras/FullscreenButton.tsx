import { FullscreenIcon } from '@view-site/ui'
import { useSyncExternalStore } from 'react'
import { useLazyT } from '../../common/useLazyT.ts'
import { HeaderButton } from './HeaderButton.tsx'

/** Toggles fullscreen. Not rendered where the browser does not support it. */
export function FullscreenButton() {
  const t = useLazyT()
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  if (!document.fullscreenEnabled) return null
  // A browser may refuse, in a frame for example: then nothing changes.
  const toggle = () => void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined)
  return (
    <HeaderButton label={t(isFull ? 'leaveFullscreen' : 'fullscreen')} aria-pressed={isFull} onClick={toggle}>
      <FullscreenIcon />
    </HeaderButton>
  )
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
