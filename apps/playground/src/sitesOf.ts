/**
 * Origins of the sites that may send code to the playground and embed it.
 * @param setting `VITE_SITES`: several are separated by spaces or commas
 */
export function sitesOf(setting = 'https://www.view-ui.example'): string[] {
  return setting.split(/[\s,]+/).filter((origin) => URL.canParse(origin))
}
