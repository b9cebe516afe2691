// Styles of compiled articles. The compiler runs in plain Node, without vanilla-extract: it writes constant class names,
// all of them with the prefix `doc-`, and these files give them their look.

// Every page has something of these.
import './styles/controls.css.ts'
import './styles/frame.css.ts'
import './styles/prose.css.ts'
import './blocks/part/part.css.ts'
import './blocks/code/code.css.ts'
import './blocks/table/table.css.ts'

// A page that has nothing of these need not wait for them.
import './blocks/demo/demo.later.css.ts'
import './styles/tabList.later.css.ts'
import './blocks/api/api.later.css.ts'
import './blocks/tabs/tabs.later.css.ts'
import './blocks/diagram/diagram.later.css.ts'
import './blocks/access/access.later.css.ts'
import './styles/reader.later.css.ts'
import './styles/print.later.css.ts'
