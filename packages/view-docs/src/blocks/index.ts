export { defineBlock, labelOf, report, takeLabel } from '@view-site/docs/blocks'
export type { BlockKind, BlockOptions, ContainerDirective, LeafDirective, PageContext, SearchableText } from '@view-site/docs/blocks'
