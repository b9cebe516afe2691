import { hydratingAttribute, readyAttribute } from './documentNames.ts'
import { articleButtons } from './articleButtons.ts'
import { dropPresses } from './heldPresses.ts'
import { hydrateOnInteraction } from './hydrateOnInteraction.ts'
import { onHydration } from './hydration.ts'
import { startControls, type PageControls } from './startControls.ts'
import { startPageReader, type PageReader } from './startPageReader.ts'

/** Options of {@link readUntilHydration}. */
export interface ReadUntilHydrationOptions {
  /** Element that the application hydrates. */
  root: HTMLElement
  /** Loads the reader of the page, after the controls, and after they have answered what was pressed before. Returns a function that starts it. */
  loadReader: () => Promise<() => PageReader>
  /** Loads the application. */
  load: () => Promise<void>
  /** Called if it, or the reader, cannot be loaded for a press, which `retry` repeats: see {@link reportFailures}. */
  onFail: (retry: () => void) => void
  /** Attribute of a `<details>` or popover of the shell whose content is not all rendered yet. */
  partialAttribute: string
  /** Controls of the shell that work without the application. @default none */
  controls?: PageControls
}

/** Leaves the page to its controls and its reader until the visitor needs the application, then loads it and repeats the press that it was needed for. */
export function readUntilHydration({ root, loadReader, load, onFail, partialAttribute, controls }: ReadUntilHydrationOptions): void {
  const html = document.documentElement
  let loading: Promise<void> | undefined
  const hydrate = () => {
    if (loading) return
    html.setAttribute(hydratingAttribute, '')
    reader.save()
    loading = load().catch((error: unknown) => {
      reportError(error)
      // The page stays readable, and the next interaction tries again.
      html.removeAttribute(hydratingAttribute)
      loading = undefined
      const pressed = dropPresses()
      drop()
      started.drop()
      fail(pressed)
    })
  }
  // Without a press nothing has failed for the visitor.
  const fail = (pressed: HTMLElement[]) => {
    if (pressed.length > 0) onFail(() => pressed.forEach((control) => control.click()))
  }
  const started = startControls(controls, () => answer())
  const reader = startPageReader(loadReader, {
    onStart() {
      html.setAttribute(readyAttribute, 'reader')
      answer()
    },
    onFail: () => fail(dropPresses(articleButtons)),
  })
  const { answer, replay, drop } = hydrateOnInteraction(root, { hydrate, partialAttribute, controls: started, reader })
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
  answer()
}
