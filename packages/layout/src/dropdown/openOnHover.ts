const leaveDelay = 160

/** Opens a dropdown while a mouse is on it, also if it is there already. Returns a cleanup function. */
export function openOnHover(details: HTMLDetailsElement): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let leaving: ReturnType<typeof setTimeout> | undefined
  let byHover = false
  const open = () => {
    clearTimeout(leaving)
    byHover ||= !details.open
    details.open = true
  }
  const onEnter = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && open()
  const onLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    leaving = setTimeout(() => {
      details.open = false
    }, leaveDelay)
  }
  // A click right after the hover has opened it means "open", not "close again".
  const onClick = (event: MouseEvent) => {
    if (byHover && details.open && inSummary(event.target)) event.preventDefault()
    byHover = false
  }
  details.addEventListener('pointerenter', onEnter, { signal })
  details.addEventListener('pointerleave', onLeave, { signal })
  details.addEventListener('click', onClick, { signal })
  if (details.matches(':hover') && matchMedia('(hover: hover)').matches) open()
  return () => {
    clearTimeout(leaving)
    controller.abort()
  }
}

function inSummary(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('summary') !== null
}
