// oxlint-disable-next-line typescript/triple-slash-reference -- a package that type-checks this source finds the declarations of these modules only through this reference
/// <reference path="../../client.d.ts" />

/** Loads the whole stylesheet of the library. Call it before `runDemo`, unless the page has the styles already. */
export function loadStyles(): Promise<unknown> {
  return import('virtual:view-ui.css')
}
