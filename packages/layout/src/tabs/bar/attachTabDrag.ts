import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements, type ElementDropTargetEventPayloadMap } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { TabOrGroup } from './TabOrGroup.ts'

export interface TabDragOptions {
  piece: TabOrGroup
  /** Another piece was dropped before or after this one. */
  onDrop: (dragged: TabOrGroup, onto: TabOrGroup, after: boolean) => void
}

type DropEvent = ElementDropTargetEventPayloadMap['onDrag']

/** What the elements are; a page may have other ones that can be dragged. */
const pieces = new WeakMap<Element, TabOrGroup>()

/** Makes a tab or a group draggable and a drop target; `data-drop` on the element shows on which side. Returns a cleanup function. */
export function attachTabDrag(element: HTMLElement, { piece, onDrop }: TabDragOptions): () => void {
  const clear = () => delete element.dataset.drop
  pieces.set(element, piece)
  return combine(
    draggable({
      element,
      onDragStart: () => {
        element.dataset.dragging = ''
      },
      onDrop: () => delete element.dataset.dragging,
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.element !== element && pieces.has(source.element),
      onDrag: (event) => {
        element.dataset.drop = isAfter(element, event) ? 'after' : 'before'
      },
      onDragLeave: clear,
      onDrop(event) {
        clear()
        const dragged = pieces.get(event.source.element)
        if (dragged) onDrop(dragged, piece, isAfter(element, event))
      },
    }),
  )
}

function isAfter(element: HTMLElement, { location }: DropEvent): boolean {
  const { left, width } = element.getBoundingClientRect()
  const inRightHalf = location.current.input.clientX > left + width / 2
  return getComputedStyle(element).direction === 'rtl' ? !inRightHalf : inRightHalf
}
