/**
 * Shows a modal dialog that neither Escape nor another dialog closes, and stops its key events from bubbling. Returns a function that closes
 * it.
 */
export function keepDialogOpen(dialog: HTMLDialogElement): () => void {
  const controller = new AbortController()
  const { signal } = controller
  function show(): void {
    if (!dialog.open) dialog.showModal()
  }
  function raise(): void {
    dialog.close()
    dialog.showModal()
  }
  function stayOnTop(): void {
    if (signal.aborted || dialog.contains(document.activeElement)) return
    if ([...document.querySelectorAll('dialog:modal')].some((one) => one !== dialog)) raise()
  }
  show()
  dialog.addEventListener('cancel', (event) => event.preventDefault(), { signal })
  // A second Escape closes it whatever the first was answered.
  dialog.addEventListener('close', show, { signal })
  // Shortcuts of the app listen to the document.
  dialog.addEventListener('keydown', (event) => event.stopPropagation(), { signal })
  // A modal dialog that opens later takes the focus.
  dialog.addEventListener('focusout', () => setTimeout(stayOnTop), { signal })
  return () => {
    controller.abort()
    dialog.close()
  }
}
