// Styles of compiled articles. The compiler runs in plain Node, without vanilla-extract, so it writes constant class names, all of
// them with the prefix `doc-`, and these files style them. The order matters: print comes last.

// For every page.
import './styles/controls.css.ts'
import './styles/frame.css.ts'
import './styles/prose.css.ts'
import './blocks/heading/heading.css.ts'
import './blocks/tip/tip.css.ts'
import './blocks/details/details.css.ts'
import './blocks/part/part.css.ts'
import './blocks/code/code.css.ts'
import './blocks/table/table.css.ts'

// A page need not wait for these: `*.later.css.ts`.
import './blocks/demo/demo.later.css.ts'
import './styles/tabList.later.css.ts'
import './blocks/api/api.later.css.ts'
import './blocks/changes/changes.later.css.ts'
import './blocks/tabs/tabs.later.css.ts'
import './blocks/diagram/diagram.later.css.ts'
import './blocks/math/math.later.css.ts'
import './blocks/mermaid/mermaid.later.css.ts'
import './blocks/picture/picture.later.css.ts'
import './blocks/steps/steps.later.css.ts'
import './blocks/fileTree/fileTree.later.css.ts'
import './blocks/cards/cards.later.css.ts'
import './blocks/badge/badge.later.css.ts'
import './blocks/access/access.later.css.ts'
import './styles/reader.later.css.ts'
import './styles/print.later.css.ts'
