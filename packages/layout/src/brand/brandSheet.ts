/** Id of the app's own `<style>` with its theme, which does not apply while a user's choice does. */
export const brandStyleId = 'view-layout-brand'

/** Property of the document that holds the style sheet of the user's choice: `brandScript` adds it, `createBrand` continues with it. */
export const brandSheetName = 'viewLayoutBrand'

/** Shows a theme instead of the app's own, or the app's own again. An adopted sheet, because a security policy may forbid style elements. */
export function showBrand(css: string | null): void {
  const own = document.getElementById(brandStyleId)
  if (own instanceof HTMLStyleElement) own.media = css === null ? '' : 'not all'
  const known = sheetOf(document)
  if (css === null && !known) return
  const sheet = known ?? adopt(new CSSStyleSheet())
  sheet.replaceSync(css ?? '')
}

function sheetOf(from: Document): CSSStyleSheet | undefined {
  const known: unknown = Reflect.get(from, brandSheetName)
  return known instanceof CSSStyleSheet ? known : undefined
}

function adopt(sheet: CSSStyleSheet): CSSStyleSheet {
  document.adoptedStyleSheets.push(sheet)
  Reflect.set(document, brandSheetName, sheet)
  return sheet
}
