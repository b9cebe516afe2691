import type { ArticlePorts } from '@view-site/docs'
import { loadActions } from '../playground/playgroundPort.ts'

/** Edits demos in the page, in an embedded playground, which loads on first use. */
export const editorPort: NonNullable<ArticlePorts['editor']> = {
  open: (demo, block) => loadActions().then(({ edit }) => edit(demo, block)),
}
