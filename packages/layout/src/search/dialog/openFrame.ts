import { frameAttribute, searchDialogId } from '../../core/documentNames.ts'
import type { SearchTexts } from '../texts.ts'
import { takeTyped, type TypedAhead } from '../typedAhead.ts'
import { pickerFrame } from './pickerFrame.ts'

/** The open frame of the picker, with the parts that the picker fills. */
export interface OpenedFrame {
  readonly dialog: HTMLDialogElement
  readonly surface: HTMLElement
  readonly input: HTMLInputElement
  readonly cancel: HTMLButtonElement
  /** What was typed before the code of the picker was there. */
  readonly typed: TypedAhead
  /** Leaves the document as it was, once the dialog has closed. */
  readonly remove: () => void
}

/** Takes over the frame of the page, which a press may have opened already. On a page without one, a frame is added. */
export function openFrame(texts: SearchTexts): OpenedFrame {
  const own = document.querySelector<HTMLDialogElement>(`#${searchDialogId}[${frameAttribute}]`)
  const dialog = own ?? createFrame(texts)
  dialog.removeAttribute(frameAttribute)
  // In the body: the header's colors are not the dialog's.
  if (!own) document.body.append(dialog)
  if (!dialog.open) dialog.showModal()
  const input = partOf(dialog, 'input')
  const { value, dataset } = input
  return {
    dialog,
    surface: partOf(dialog, 'div'),
    input,
    cancel: partOf(dialog, 'button'),
    typed: own ? { text: value, isEntered: dataset['entered'] === value } : takeTyped(),
    remove: () => (own ? dialog.replaceWith(createFrame(texts)) : dialog.remove()),
  }
}

function createFrame(texts: SearchTexts): HTMLDialogElement {
  const template = document.createElement('template')
  template.innerHTML = pickerFrame(texts)
  return partOf(template.content, 'dialog')
}

function partOf<Tag extends keyof HTMLElementTagNameMap>(parent: ParentNode, tag: Tag): HTMLElementTagNameMap[Tag] {
  const part = parent.querySelector(tag)
  if (!part) throw new Error(`The dialog of the search has no <${tag}>: write it with pickerFrame().`)
  return part
}
