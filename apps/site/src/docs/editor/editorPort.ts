import type { ArticlePorts } from '@view-site/docs'

/** Edits demos in the page, in an embedded playground, which loads on first use. */
export const editorPort: NonNullable<ArticlePorts['editor']> = {
  open: (demo, block) => import('./openEditor.ts').then(({ openEditor }) => openEditor(demo, block)),
}
