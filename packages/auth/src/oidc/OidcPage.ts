/** The page of the browser: its URL, and ways to leave it. */
export interface OidcPage {
  readonly href: string
  /** Replaces the URL without a new history entry. */
  replace: (href: string) => void
  /** Goes to another page. */
  assign: (href: string) => void
  /** Goes to another page by a POST, so that the fields are not part of its URL. */
  submit: (action: string, fields: Readonly<Record<string, string>>) => void
}

/** The page of a window; none on a server. */
export function browserPage(view: Window | undefined = globalThis.window): OidcPage {
  return {
    get href() {
      return view?.location.href ?? 'about:blank'
    },
    replace: (href) => view?.history.replaceState(view.history.state, '', href),
    assign: (href) => view?.location.assign(href),
    submit(action, fields) {
      if (!view) return
      const form = view.document.createElement('form')
      Object.assign(form, { action, method: 'post', hidden: true })
      for (const [name, value] of Object.entries(fields)) form.append(Object.assign(view.document.createElement('input'), { name, value }))
      view.document.body.append(form)
      form.submit()
    },
  }
}
