import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements, type ElementDropTargetEventPayloadMap } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

export interface TabDragOptions {
  id: string
  /** Another tab was dropped here, before or after this one. */
  onDrop: (id: string, after: boolean) => void
}

type DropEvent = ElementDropTargetEventPayloadMap['onDrag']

const kind = 'view-layout-tab'

/** Makes a tab draggable and a drop target; `data-drop` on the element shows on which side. Returns a cleanup function. */
export function attachTabDrag(element: HTMLElement, { id, onDrop }: TabDragOptions): () => void {
  const clear = () => delete element.dataset.drop
  return combine(
    draggable({
      element,
      getInitialData: () => ({ kind, id }),
      onDragStart: () => {
        element.dataset.dragging = ''
      },
      onDrop: () => delete element.dataset.dragging,
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.kind === kind && source.data.id !== id,
      onDrag: (event) => {
        element.dataset.drop = isAfter(element, event) ? 'after' : 'before'
      },
      onDragLeave: clear,
      onDrop(event) {
        clear()
        if (typeof event.source.data.id === 'string') onDrop(event.source.data.id, isAfter(element, event))
      },
    }),
  )
}

function isAfter(element: HTMLElement, { location }: DropEvent): boolean {
  const { left, width } = element.getBoundingClientRect()
  const inRightHalf = location.current.input.clientX > left + width / 2
  return getComputedStyle(element).direction === 'rtl' ? !inRightHalf : inRightHalf
}
