import { globSync, readFileSync } from 'node:fs'
import postcss from 'postcss'
import type { Plugin, ResolvedConfig } from 'vite'
import { directImports } from './directImports.ts'
import { libraryDir, libraryExports, resolveInLibrary } from '../library.ts'
import { neutralise } from './neutralise.ts'
import { scopeStyles } from './scopeStyles.ts'
import { splitIconFont } from './icons/splitIconFont.ts'
import { viewUiName, vueDemosName, type ViewUiApi, type VueDemosApi } from './vueDemosApi.ts'
import { scopeDarkTheme } from '../theme/scopeDarkTheme.ts'
import { demoVariables } from './demoColors.ts'
import { readStyles, type StylesOf } from './styles/readStyles.ts'
import { createWordsOf } from './styles/wordsOf.ts'

/** Dependencies of the library's source that are not ES modules, which the development server has to pre-bundle. */
const commonJs = [
  'async-validator',
  'countup.js',
  'dayjs',
  'dayjs/plugin/isSameOrBefore',
  'dayjs/plugin/isSameOrAfter',
  'deepmerge',
  'element-resize-detector',
  'js-calendar',
  'lodash.chunk',
  'lodash.throttle',
  'numeral',
  'popper.js/dist/umd/popper.js',
  'select',
  'tinycolor2',
]

/**
 * Modules that demos share, by the chunk that they are in. A browser that opens few connections to a server waits for each small file as long
 * as for a large one. None of these modules uses `import()`: that would pull in Vite's preload helper, and the page's first script would then
 * need their chunk.
 */
const chunks = [
  {
    name: 'vue',
    test: /\/node_modules\/(@vue|vue)\/|plugin-vue:export-helper|view-ui-plus\/src\/((mixins|utils|locale|components\/icon)\/|directives\/clickoutside\.)/,
  },
  {
    name: 'popper',
    test: /\/node_modules\/popper\.js\/|view-ui-plus\/src\/(components\/(base\/popper|select\/dropdown)|directives\/v-click-outside-x)\./,
  },
  {
    name: 'basic',
    test: /view-ui-plus\/src\/components\/((button|checkbox|divider|radio|space)\/|spin\/spin\.vue|modal\/mixins-scrollbar\.)/,
  },
  { name: 'tips', test: /view-ui-plus\/src\/components\/(dropdown|poptip|tooltip)\// },
]
const barrelId = '\0view-ui-plus'
const directivesId = '\0view-ui-directives'
const darkId = '\0view-ui-dark'

/** Options of {@link viewUi}. */
export interface ViewUiOptions {
  /** Absolute path of the release that `view-ui-plus` means, with symlinks resolved. @default the installed view-ui-plus */
  folder?: string
  /** How demos follow the page's theme. @default always light */
  dark?: ViewUiDark | undefined
}

/** How demos follow the page's theme. */
export interface ViewUiDark {
  /** Selector of the root element of a page in the dark theme: `[data-theme="dark"]`. */
  selector: string
  /** Attribute that the root element has, with the value `light`, as long as the dark theme of demos has not loaded in a dark page. */
  lightAttribute: string
}

/**
 * Compiles View UI Plus from its source, so that a component costs its own code instead of the 695 KB bundle. Serves `virtual:view-ui.css`
 * (the stylesheet, scoped to demos and overlays; with `?page=<page>` what the demos of a page can use of it) and `virtual:view-ui-directives` (`vWidth`, `vResize`, …). Works with
 * `@vitejs/plugin-vue`, in development and in builds; the app needs `vue` and `view-ui-plus` in its own package.json. Next to
 * `vueDemos` the icon font is divided: the icons that the library and the demos use come from a small file.
 */
export function viewUi({ folder = libraryDir, dark }: ViewUiOptions = {}): Plugin[] {
  return [resolvePlugin(folder, dark), importsPlugin(folder)]
}

function resolvePlugin(folder: string, dark: ViewUiDark | undefined): Plugin {
  const sourceDir = `${folder}/src/`
  // Next to the real stylesheet, so that its relative URLs (the icon font) resolve.
  const stylesId = `${folder}/dist/styles/library.css`
  const pageStylesId = `${folder}/dist/styles/demos.css`
  const darkStylesId = `${folder}/dist/styles/view-ui.dark.css`
  const wordsOf = createWordsOf(folder)
  let whole: Promise<string> | undefined
  let stylesOf: Promise<StylesOf> | undefined
  const pageStyles = async (page: string, config: ResolvedConfig): Promise<string> => {
    const words = wordsOf(demosOf(config)?.filesOf(page) ?? [])
    whole ??= styles(folder, config)
    stylesOf ??= whole.then(readStyles)
    return words ? (await stylesOf)(words) : whole
  }
  return {
    name: viewUiName,
    enforce: 'pre',
    api: { isDark: dark !== undefined, hasStyles: (files) => wordsOf(files) !== undefined } satisfies ViewUiApi,
    config: () => ({
      resolve: { dedupe: ['vue'] },
      environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
      optimizeDeps: { include: ['vue', ...commonJs.map((name) => `view-ui-plus > ${name}`)], exclude: ['view-ui-plus'] },
    }),
    async resolveId(id, importer, options) {
      if (id === 'view-ui-plus') return { id: barrelId, moduleSideEffects: false }
      if (id === 'virtual:view-ui-directives') return { id: directivesId, moduleSideEffects: false }
      if (id === 'virtual:view-ui.css' || id === stylesId) return stylesId
      if (id.startsWith('virtual:view-ui.css?page=')) return id.replace('virtual:view-ui.css', pageStylesId)
      if (id === 'virtual:view-ui-dark') return darkId
      if (id === 'virtual:view-ui-dark.css' || id === darkStylesId) return darkStylesId
      // One id per module, however it is imported: the library keeps its language and services in module state.
      const inside = id.startsWith('view-ui-plus/src/') ? `${folder}/${id.slice('view-ui-plus/'.length)}` : id
      if (inside.startsWith(sourceDir) && !id.includes('?')) return { id: inside, moduleSideEffects: false }
      const from = importer?.split('?')[0]
      if (!from?.startsWith(sourceDir) || id === 'vue' || id.includes('?')) return undefined
      if (id.startsWith('.')) {
        const file = resolveInLibrary(id, from)
        return file && { id: file, moduleSideEffects: false }
      }
      // Components use their imports only as values, so unused ones can be dropped from the bundle.
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true })
      return resolved && !resolved.external ? { ...resolved, moduleSideEffects: false } : resolved
    },
    async load(id) {
      if (id === barrelId) return barrel(folder)
      if (id === directivesId) return directives(folder)
      if (id === darkId) return darkModule(dark)
      if (id.split('?')[0] === stylesId) return styles(folder, this.environment.config)
      if (id.split('?')[0] === pageStylesId)
        return pageStyles(new URLSearchParams(id.split('?')[1]).get('page') ?? '', this.environment.config)
      if (id.split('?')[0] === darkStylesId) return darkStyles(folder, dark?.selector, this.environment.config)
      return undefined
    },
    transform: {
      filter: { id: /view-ui-plus\/src\// },
      handler: (code) => ({ code: neutralise(code), map: null }),
    },
  }
}

/** After plugin-vue, which outputs plain JavaScript. */
function importsPlugin(folder: string): Plugin {
  const exported = libraryExports(folder)
  return {
    name: 'view-ui:imports',
    enforce: 'post',
    transform: {
      filter: {
        id: { include: /\.(vue|[cm]?[jt]sx?)(\?|$)/, exclude: /\/node_modules\/(?!.*view-ui-plus\/src)/ },
        code: /view-ui-plus['"]/,
      },
      handler: (code) => ({ code: directImports(code, exported), map: null }),
    },
  }
}

function darkModule(dark: ViewUiDark | undefined): string {
  if (!dark) return 'export const dark = undefined\nexport const loadDarkStyles = async () => {}'
  return `export const dark = ${JSON.stringify(dark)}\nexport const loadDarkStyles = () => import('virtual:view-ui-dark.css')`
}

function darkStyles(folder: string, selector: string | undefined, config: ResolvedConfig): string {
  if (selector === undefined) return ''
  const variables = demoVariables(demosOf(config)?.files() ?? [])
  return scopeDarkTheme(publishedStyles(folder), { selector, variables })
}

function publishedStyles(folder: string): string {
  return readFileSync(`${folder}/dist/styles/viewuiplus.css`, 'utf8')
}

function demosOf({ plugins }: ResolvedConfig): VueDemosApi | undefined {
  return plugins.find(({ name }) => name === vueDemosName)?.api
}

async function styles(folder: string, config: ResolvedConfig): Promise<string> {
  const { cacheDir } = config
  const demos = demosOf(config)
  const steps = [scopeStyles()]
  if (demos) {
    const files = [...globSync(`${folder}/src/**/*.{js,vue}`), ...demos.files()]
    const sources = files.map((file) => readFileSync(file, 'utf8'))
    steps.push(splitIconFont({ folder: `${folder}/dist/styles`, sources, cacheDir }))
  }
  const { css } = await postcss(steps).process(publishedStyles(folder), { from: undefined })
  return css
}

function barrel(folder: string): string {
  return `
export * from '${folder}/src/components/index.js'
export { use as locale, i18n } from '${folder}/src/locale/index.js'
export { default, version, install } from '${folder}/src/index.js'
`
}

const styleDirectives = ['display', 'width', 'height', 'margin', 'padding', 'font', 'color', 'bgColor']

function directives(folder: string): string {
  return `
import style from '${folder}/src/directives/style.js'
export { default as vResize } from '${folder}/src/directives/resize.js'
export { default as vLineClamp } from '${folder}/src/directives/line-clamp.js'
${styleDirectives.map((name) => `export const v${name[0]?.toUpperCase()}${name.slice(1)} = style.${name}`).join('\n')}
`
}
