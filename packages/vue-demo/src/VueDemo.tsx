import type { Locale } from '@view-site/i18n/product'
import { useEffect, useEffectEvent, useRef, type HTMLAttributes } from 'react'
import type { DemoLoader } from './demoTypes.ts'
import { mountDemo } from './mountDemo.ts'

/** Props of {@link VueDemo}; the rest goes to the element. */
export interface VueDemoProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onError'> {
  /** Keep it stable: a different function is a different demo. `undefined` renders an empty element. */
  load: DemoLoader | undefined
  locale: Locale
  /** Called when the demo is mounted. */
  onReady?: () => void
  /** Called for each error while loading or inside the demo. To restart, change `key`. */
  onError?: (error: unknown, where: string) => void
}

/** Runs a Vue demo inside a React page; see {@link mountDemo}. */
export function VueDemo({ load, locale, onReady, onError, ...rest }: VueDemoProps) {
  const host = useRef<HTMLDivElement>(null)
  const ready = useEffectEvent(() => onReady?.())
  const failed = useEffectEvent((error: unknown, where: string) => onError?.(error, where))
  useEffect(() => {
    if (!host.current || !load) return undefined
    return mountDemo({ host: host.current, load, locale, onReady: () => ready(), onError: (error, where) => failed(error, where) })
  }, [load, locale])
  return <div {...rest} ref={host} />
}
