import { createElement as h, type ReactElement, type ReactNode } from 'react'

import { Icon } from '../view/Icon.ts'

export interface FileNameData {
  kind: 'file' | 'folder'
}

/** Name of a file or a folder, with its icon. */
export function FileName({ block: { kind }, children }: { block: FileNameData; children?: ReactNode }): ReactElement {
  return h('span', { className: 'doc-file' }, h(Icon, { name: kind }), children)
}
