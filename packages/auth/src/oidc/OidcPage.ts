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

/** The page of this browser. */
export function browserPage(): OidcPage {
  return {
    get href() {
      return globalThis.location?.href ?? 'about:blank'
    },
    replace: (href) => history.replaceState(history.state, '', href),
    assign: (href) => location.assign(href),
    submit(action, fields) {
      const form = document.createElement('form')
      Object.assign(form, { action, method: 'post', hidden: true })
      for (const [name, value] of Object.entries(fields)) form.append(Object.assign(document.createElement('input'), { name, value }))
      document.body.append(form)
      form.submit()
    },
  }
}
