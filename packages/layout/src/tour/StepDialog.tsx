import { Button } from '@view-site/ui'
import { Callout, CalloutClose } from '@view-site/ui/overlay'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { isRtl } from '../common/isRtl.ts'
import { useLazyT } from '../common/useLazyT.ts'
import type { ShownStep, Tours } from './createTours.ts'
import { scrollToTarget } from './scrollToTarget.ts'
import * as styles from './StepDialog.css.ts'

export interface StepDialogProps {
  tours: Tours
  shown: ShownStep
}

/** One step: its text next to its target, and the buttons. */
export function StepDialog({ tours, shown }: StepDialogProps) {
  const t = useLazyT()
  const { step, element, index, count } = shown
  const main = useRef<HTMLButtonElement>(null)
  const isLast = index === count
  useFollowTarget(element, tours.refresh)
  // A button that had the focus may not be in this step.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) main.current?.focus()
  })

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const [on, before] = isRtl(event.currentTarget) ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    if (event.key === on && !isLast) tours.next()
    else if (event.key === before) tours.back()
    else return
    event.preventDefault()
  }

  return (
    <Callout
      target={element}
      title={step.title}
      description={
        <>
          <p className={styles.text}>{step.text}</p>
          <p className={styles.count}>{t('tourStep', { index, count })}</p>
        </>
      }
      side={step.side}
      initialFocus={main}
      onClose={tours.skip}
      onKeyDown={onKeyDown}
    >
      <div className={styles.actions}>
        {!isLast && (
          <CalloutClose variant="quiet" className={styles.skip}>
            {t('tourSkip')}
          </CalloutClose>
        )}
        {index > 1 && <Button onClick={tours.back}>{t('tourBack')}</Button>}
        {isLast ? (
          <CalloutClose ref={main} variant="primary">
            {t('tourDone')}
          </CalloutClose>
        ) : (
          <Button ref={main} variant="primary" onClick={tours.next}>
            {t('tourNext')}
          </Button>
        )}
      </div>
    </Callout>
  )
}

/** Scrolls to the target, and calls `onGone` when it is removed or hidden. */
function useFollowTarget(element: Element, onGone: () => void): void {
  const check = useEffectEvent(onGone)
  useEffect(() => {
    scrollToTarget(element)
    // Also called for an element without a size.
    const observer = new ResizeObserver(() => check())
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
}
