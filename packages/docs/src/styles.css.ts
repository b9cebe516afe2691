// Styles of compiled articles. The compiler runs in plain Node, without vanilla-extract: it writes constant class names,
// all of them with the prefix `doc-`, and these files give them their look.

// Every page has something of these.
import './styles/controls.css.ts'
import './styles/frame.css.ts'
import './styles/prose.css.ts'
import './styles/parts.css.ts'
import './styles/code.css.ts'
import './styles/table.css.ts'

// A page that has nothing of these need not wait for them.
import './styles/demo.css.ts'
import './styles/segments.css.ts'
import './styles/api.css.ts'
import './styles/tabs.css.ts'
import './styles/diagram.css.ts'
import './styles/locked.css.ts'
import './styles/reader.css.ts'
import './styles/print.css.ts'
