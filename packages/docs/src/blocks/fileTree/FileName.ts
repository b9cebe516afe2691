import { createElement as h, type ReactElement, type ReactNode } from 'react'

import { Icon } from '../view/Icon.ts'

export interface FileNameData {
  kind: 'file' | 'folder'
}

/** Name of a file or a folder, with its icon. The name is read from left to right in every language: `src/` would end as `/src`. */
export function FileName({ block: { kind }, children }: { block: FileNameData; children?: ReactNode }): ReactElement {
  return h('span', { className: 'doc-file' }, h(Icon, { name: kind }), h('bdi', { dir: 'ltr' }, children))
}
