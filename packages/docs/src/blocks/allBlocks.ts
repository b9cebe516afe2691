import { accessBlock } from './access/accessBlock.ts'
import { apiBlock } from './api/apiBlock.ts'
import { changesBlock } from './changes/changesBlock.ts'
import { codeBlock } from './code/codeBlock.ts'
import { badgeBlock } from './badge/badgeBlock.ts'
import { cardBlock } from './cards/cardBlock.ts'
import { cardsBlock } from './cards/cardsBlock.ts'
import type { BlockKind } from './defineBlock.ts'
import { demoBlock } from './demo/demoBlock.ts'
import { detailsBlock } from './details/detailsBlock.ts'
import { diagramBlock } from './diagram/diagramBlock.ts'
import { fileTreeBlock } from './fileTree/fileTreeBlock.ts'
import { headingBlock } from './heading/headingBlock.ts'
import { inlineMathBlock } from './math/inlineMathBlock.ts'
import { mathBlock } from './math/mathBlock.ts'
import { mermaidBlock } from './mermaid/mermaidBlock.ts'
import { pictureBlock } from './picture/pictureBlock.ts'
import { stepsBlock } from './steps/stepsBlock.ts'
import { tableBlock } from './table/tableBlock.ts'
import { codeGroupBlock } from './tabs/codeGroupBlock.ts'
import { tabBlock } from './tabs/tabBlock.ts'
import { tabsBlock } from './tabs/tabsBlock.ts'
import { tipBlock } from './tip/tipBlock.ts'

/** Every kind of block that an author can write. */
export const allBlocks: readonly BlockKind[] = [
  accessBlock,
  apiBlock,
  badgeBlock,
  cardBlock,
  cardsBlock,
  changesBlock,
  codeBlock,
  codeGroupBlock,
  demoBlock,
  detailsBlock,
  diagramBlock,
  fileTreeBlock,
  headingBlock,
  inlineMathBlock,
  mathBlock,
  mermaidBlock,
  pictureBlock,
  stepsBlock,
  tabBlock,
  tableBlock,
  tabsBlock,
  tipBlock,
]
