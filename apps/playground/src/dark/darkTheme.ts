import { followDarkTheme } from '@view-site/vue-demo/dark-colors'
import type { DarkTheme } from '../state/createPlayground.ts'

/**
 * Loads what shows a component in the dark theme.
 * @param loadSheet Loads the library's dark theme.
 */
export async function darkTheme(loadSheet: () => Promise<string>): Promise<DarkTheme> {
  const [library, { transformStyle }] = await Promise.all([loadSheet(), import('../compile/index.ts')])
  return {
    library,
    documentOf: (html) =>
      html.replace('<html ', '<html data-theme="dark" ').replace('</head>', () => `<style data-dark>${library}</style></head>`),
    follow(css) {
      if (css === '') return css
      const variables: string[] = []
      const onVariable = (name: string, value: string) => void variables.push(`${name}:${value}`)
      const followed = transformStyle(css, [followDarkTheme({ onVariable })])
      return `:root[data-theme="dark"]{${variables.join(';')}}\n${followed}`
    },
  }
}
