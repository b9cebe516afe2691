import type { Locale } from '@view-site/i18n'
import { useEffect, useEffectEvent, useRef, type HTMLAttributes } from 'react'
import type { DemoLoader } from './demoTypes.ts'
import { mountDemo } from './mountDemo.ts'

/** Props of {@link VueDemo}; the rest goes to the element. */
export interface VueDemoProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onError'> {
  /** Keep it stable: another function is another demo. `undefined` leaves the element empty. */
  load: DemoLoader | undefined
  locale: Locale
  /** Called once the demo stands in the page. */
  onReady?: () => void
  /** Called for each error of loading or from inside the demo. To start over, change `key`. */
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
