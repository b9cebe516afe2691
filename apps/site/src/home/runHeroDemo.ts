import { replaceSnapshot } from '@view-site/docs/reader'
import { mountDemo, type MountDemoOptions } from '@view-site/vue-demo'

/** Options of {@link runHeroDemo}. */
export interface HeroDemoOptions extends Pick<MountDemoOptions, 'load' | 'locale'> {
  /** Element with what is drawn of the demo. */
  drawn: HTMLElement
  /** Empty element at the same place. */
  host: HTMLElement
  onReady: () => void
  onError: () => void
}

/** Runs the demo in the place of what is drawn of it. Returns a cleanup function. */
export function runHeroDemo({ drawn, host, load, locale, onReady, onError }: HeroDemoOptions): () => void {
  return mountDemo({
    host,
    load,
    locale,
    onReady() {
      void replaceSnapshot(drawn, host)
      onReady()
    },
    onError() {
      void replaceSnapshot(drawn)
      onError()
    },
  })
}
