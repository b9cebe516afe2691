import { defaultStorageKey } from '../core/settings/createSettings.ts'
import { brandKeyOf } from './storedBrand.ts'
import { brandSheetName, brandStyleId } from './brandSheet.ts'

/** Options of `brandScript`. */
export interface BrandScriptOptions {
  /** Same as `createLayout`'s. @default 'view-site.layout' */
  storageKey?: string
}

/**
 * JavaScript to inline in `<head>`, after the app's own theme: shows the theme that the user has chosen before the first paint. Its text
 * depends on the option alone, so that one CSP hash fits every page.
 */
export function brandScript({ storageKey = defaultStorageKey }: BrandScriptOptions = {}): string {
  const values = [brandKeyOf(storageKey), brandStyleId, brandSheetName].map((value) => JSON.stringify(value)).join()
  return `((key,id,name)=>{try{const{css}=JSON.parse(localStorage.getItem(key));if(typeof css=="string"){const own=document.getElementById(id),sheet=new CSSStyleSheet;sheet.replaceSync(css);document.adoptedStyleSheets.push(sheet);document[name]=sheet;if(own)own.media="not all"}}catch{}})(${values.replaceAll('<', String.raw`\u003c`)})`
}
