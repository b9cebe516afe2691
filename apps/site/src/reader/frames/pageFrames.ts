import { openWaitingFrame, type WaitingFrameOptions } from '@view-site/ui/frame'
import type { FrameTexts } from '../../locales/frames/zh-CN.ts'

/** Texts of the frames. The title of a dialog that is not among them is the name of its button. */
export interface PageFrameTexts extends FrameTexts {
  demoRequest: { title: string; text: string }
  videos: { title: string }
}

/**
 * Opens the frame of a dialog, by the name of the dialog, for the button that was pressed.
 * @param onCancel Same as that of `openWaitingFrame`.
 * @returns what closes the frame, or nothing for a dialog that has none
 */
export type OpenPageFrame = (name: string, button: HTMLElement, onCancel: () => boolean) => (() => void) | undefined

type PageFrame = Pick<WaitingFrameOptions, 'shape' | 'description' | 'width' | 'rows'> & { title?: string }

/** The frames of the dialogs that a page opens once its application has loaded: their sizes are those of the dialogs. */
export function pageFrames({ loading, close, demoRequest, videos }: PageFrameTexts): OpenPageFrame {
  const frames: Partial<Record<string, PageFrame>> = {
    'sign-in': { rows: ['field', 'password', 'submit', 'line'] },
    settings: { shape: 'drawer', rows: ['line', 'field', 'line', 'line', 'field', 'line', 'line'] },
    'demo-request': {
      title: demoRequest.title,
      description: demoRequest.text,
      width: 480,
      rows: ['field', 'hinted', 'hinted', 'field', 'field', 'hinted', 'area', 'button'],
    },
    videos: { title: videos.title, width: 960, rows: ['control', 'film', 'caption'] },
  }
  return (name, button, onCancel) => {
    const frame = frames[name]
    if (!frame) return undefined
    // The second press of a double click comes when the frame is open: it is not for the backdrop.
    return openWaitingFrame({ title: nameOf(button), ...frame, name: loading, closeLabel: close, keepOnOutsidePress: true, onCancel })
  }
}

function nameOf(button: HTMLElement): string {
  return (button.ariaLabel ?? button.textContent).trim()
}
