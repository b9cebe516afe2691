import type { Shell, ShellPage, ShellSnapshot } from '../Shell.ts'

/** The elements and style sheets of our shell without its script: what a browser needs for them alone. */
const shell: Shell = {
  collapse: 'header button[aria-expanded]',
  mount(host) {
    const { snapshot }: ShellPage = window
    if (!snapshot) throw new Error('The page has no snapshot of the shell.')
    setAttributes(snapshot.open)
    host.innerHTML = snapshot.html
    host.addEventListener('click', (event) => {
      if (!(event.target instanceof Element)) return
      const link = event.target.closest('nav a')
      if (link) follow(event, link)
      else if (event.target.closest(shell.collapse)) {
        for (const group of host.querySelectorAll<HTMLDetailsElement>('nav details[open]')) group.open = false
        setAttributes(snapshot.collapsed)
      }
    })
  },
}

function follow(event: Event, link: Element): void {
  event.preventDefault()
  const path = link.getAttribute('href') ?? '/'
  document.querySelector('nav a[aria-current="page"]')?.removeAttribute('aria-current')
  link.setAttribute('aria-current', 'page')
  const page = document.querySelector('[data-page]')
  page?.setAttribute('data-page', path)
  const heading = page?.querySelector('h1')
  if (heading) heading.textContent = path
}

function setAttributes(attributes: ShellSnapshot['open']): void {
  const root = document.documentElement
  for (const name of root.getAttributeNames()) if (!(name in attributes)) root.removeAttribute(name)
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value)
}

Object.assign(globalThis, { shell })
