import { Suspense, useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { useInBrowser } from '../common/useInBrowser.ts'

/** Further props of a lazy part. */
export interface LazyPartProps {
  /** Called if the part could not be loaded: it is left out, and loaded again when it is shown anew. @default nothing */
  onMissing?: () => void
}

/**
 * A part of the shell that is loaded when it is first shown. React's `lazy` would keep a failure for as long as the page, and show an error in
 * the place of the whole shell.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props & LazyPartProps> {
  let loaded: ComponentType<Props> | undefined
  return function LazyPart(props: Props & LazyPartProps) {
    // The server renders no part: while its HTML is hydrated, one that was loaded for another root is not shown yet.
    const isHydrated = useInBrowser()
    const [Part, setPart] = useState(() => loaded)
    const missing = useEffectEvent(() => props.onMissing?.())
    useEffect(() => {
      if (!Part)
        load().then(
          ({ default: component }) => setPart(() => (loaded = component)),
          () => missing(),
        )
    }, [Part])
    return (
      isHydrated &&
      Part && (
        <Suspense>
          <Part {...props} />
        </Suspense>
      )
    )
  }
}
