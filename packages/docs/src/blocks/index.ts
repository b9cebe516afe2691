export {
  defineBlock,
  type BlockFile,
  type BlockKind,
  type BlockNode,
  type BlockNodes,
  type BlockOptions,
  type ContainerDirective,
  type LeafDirective,
  type Place,
  type SearchableText,
  type TransformChildren,
} from './defineBlock.ts'
export { labelOf, takeLabel } from './directiveLabel.ts'
export { report, type PageContext } from '../compile/page/PageContext.ts'
