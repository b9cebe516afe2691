// Styles of compiled articles. The compiler runs in plain Node, without vanilla-extract, so it writes constant class names, all of
// them with the prefix `doc-`, and these files style them. The order matters: print comes last.

import './first.css.ts'

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
