import { themeAttribute } from '@view-site/ui/palette'
import { followDarkTheme } from '@view-site/vue-demo/dark-colors'
import sheets from 'virtual:dark-sheets'
import { chooseLibrary } from '../run/chooseLibrary.ts'
import { fetchText } from '../run/fetchText.ts'
import type { DarkTheme } from '../state/createPlayground.ts'

/**
 * Loads what shows a component in the dark theme.
 * @param search The query of the page, which selects the version of the library.
 */
export async function darkTheme(search: string): Promise<DarkTheme> {
  const [library, { transformStyle }] = await Promise.all([fetchText(chooseLibrary(search, sheets).frame), import('../compile/index.ts')])
  const follow = (css: string): string => {
    if (css === '') return css
    const variables: string[] = []
    const onVariable = (name: string, value: string) => void variables.push(`${name}:${value}`)
    const followed = transformStyle(css, [followDarkTheme({ onVariable })])
    return `:root[${themeAttribute}="dark"]{${variables.join(';')}}\n${followed}`
  }
  return {
    follow,
    documentOf: (html, theme) =>
      theme === 'light'
        ? html
        : html.replace('<html ', `<html ${themeAttribute}="dark" `).replace('</head>', () => `<style data-dark>${library}</style></head>`),
    messageOf: (theme, css) => ({ type: 'theme', isDark: theme === 'dark', library, own: follow(css) }),
  }
}
