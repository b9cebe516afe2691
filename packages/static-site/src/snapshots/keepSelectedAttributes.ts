/** Attributes for assistive technology and compilers, which a snapshot has for its styles only. */
const unseen = /^(?:aria-.*|role|tabindex|data-v-.*)$/

/** The markup of a snapshot without those of these attributes that its styles do not select. */
export function keepSelectedAttributes(html: string, css: string): string {
  const host = document.createElement('div')
  host.innerHTML = html
  for (const element of host.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (unseen.test(name) && !css.includes(`[${name}`)) element.removeAttribute(name)
  }
  return host.innerHTML
}
