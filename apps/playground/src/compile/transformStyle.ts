import { compileStyle } from '@vue/compiler-sfc'

type Plugins = NonNullable<Parameters<typeof compileStyle>[0]['postcssPlugins']>

/** Applies PostCSS plugins to compiled styles; styles that they cannot read stay as they are. */
export function transformStyle(css: string, plugins: Plugins): string {
  const { code, errors } = compileStyle({ source: css, filename: 'App.vue', id: '', scoped: false, postcssPlugins: plugins })
  return errors.length > 0 ? css : code
}
