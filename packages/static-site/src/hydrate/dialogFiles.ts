/** Addresses of the modules and style sheets of dialogs, besides those of the application, by the name of the dialog. */
export type DialogFiles = Readonly<Partial<Record<string, readonly string[]>>>

/** Path of the file with the {@link DialogFiles}, below that of the site. */
export function dialogsPath(locale: string): string {
  return `/dialogs/${locale}.json`
}
