import { hydratingAttribute, readyAttribute } from './documentNames.ts'
import { dropPresses, retriesPresses } from './heldPresses.ts'
import { hydrateOnInteraction } from './hydrateOnInteraction.ts'
import { onHydration } from './hydration.ts'
import { isReplaced } from './isReplaced.ts'
import { startControls, type PageControls } from './startControls.ts'

/** Options of {@link readUntilHydration}. */
export interface ReadUntilHydrationOptions {
  /** Element that the application hydrates. */
  root: HTMLElement
  /** The running reader of the page. */
  reader: { save: () => void; stop: () => Promise<void> }
  /** Loads the application. */
  load: () => Promise<void>
  /** Attribute of a `<details>` or popover of the shell whose content is not all rendered yet. */
  partialAttribute: string
  /** Controls of the shell that work without the application. @default none */
  controls?: PageControls
}

/** Leaves the page to its reader until the visitor needs the application, then loads it and repeats the press that it was needed for. */
export function readUntilHydration({ root, reader, load, partialAttribute, controls }: ReadUntilHydrationOptions): void {
  const html = document.documentElement
  let loading: Promise<void> | undefined
  const hydrate = () => {
    if (loading) return
    html.setAttribute(hydratingAttribute, '')
    reader.save()
    loading = load().catch(async () => {
      // Offline the page stays readable, and the next interaction tries again.
      html.removeAttribute(hydratingAttribute)
      const isOld = await isReplaced()
      loading = undefined
      if (isOld) return location.reload()
      if (retriesPresses()) return hydrate()
      dropPresses()
      drop()
      started.drop()
    })
  }
  const started = startControls(controls, () => answer())
  const { answer, replay, drop } = hydrateOnInteraction(root, { hydrate, partialAttribute, controls: started })
  onHydration({
    async before() {
      await reader.stop()
      started.stop()
    },
    after() {
      html.removeAttribute(hydratingAttribute)
      // In a separate task: the replayed click hydrates its control, which cannot start during another render.
      setTimeout(replay)
    },
  })
  html.setAttribute(readyAttribute, 'reader')
  answer()
}
