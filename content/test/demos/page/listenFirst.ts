// What these packages listen to on window and document they listen to once, for all that is made of them later.
import EasyMDE from 'easymde'
import 'quill'
import 'vxe-table'

// CodeMirror begins with its first editor.
const element = document.body.appendChild(document.createElement('textarea'))
const editor = new EasyMDE({ element, autoDownloadFontAwesome: false, spellChecker: false })
editor.toTextArea()
editor.cleanup()
element.remove()
