/** Shows the picture of a figure as large as the window allows, in a dialog that Escape, its button and a click anywhere close. */
export function magnifyPicture(button: HTMLElement): void {
  const picture = button.parentElement?.querySelector('picture, img')
  if (!picture) return
  const copy = picture.cloneNode(true)
  const dialog = document.createElement('dialog')
  dialog.className = 'doc-magnified'
  const image = copy instanceof HTMLImageElement ? copy : copy instanceof Element ? copy.querySelector('img') : null
  dialog.setAttribute('aria-label', image?.alt ?? '')
  if (image) image.loading = 'eager'
  if (copy instanceof Element) for (const source of copy.querySelectorAll('source')) source.sizes = '100vw'
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'doc-btn doc-framed'
  close.textContent = button.dataset['close'] ?? ''
  dialog.append(copy, close)
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => {
    dialog.remove()
    button.focus({ preventScroll: true })
  })
  button.after(dialog)
  dialog.showModal()
  close.focus()
}
