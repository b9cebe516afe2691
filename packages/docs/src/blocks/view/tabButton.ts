import { createElement as h, type ReactElement, type ReactNode } from 'react'

/** The tab of the panel `id`; the first one is selected. */
export function tabButton(id: string, index: number, ...label: ReactNode[]): ReactElement {
  const isFirst = index === 0
  return h(
    'button',
    { key: id, type: 'button', role: 'tab', id: `${id}-tab`, 'aria-controls': id, 'aria-selected': isFirst, tabIndex: isFirst ? 0 : -1 },
    ...label,
  )
}
