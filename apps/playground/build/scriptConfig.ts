import vue from '@vitejs/plugin-vue'
import { defaultClientConditions, type BuildEnvironmentOptions, type InlineConfig, type Plugin } from 'vite'
import { root } from './paths.ts'

/** What differs between the scripts of the playground. */
export interface ScriptConfigOptions {
  /** Modules that replace others. @default none */
  alias?: Record<string, string>
  rolldownOptions: NonNullable<BuildEnvironmentOptions['rolldownOptions']>
  /** Plugins before that of Vue. */
  plugins: NonNullable<InlineConfig['plugins']>
}

/** The Vite configuration of one script and its style sheet, which are not written to disk. */
export function scriptConfig({ alias = {}, rolldownOptions, plugins }: ScriptConfigOptions): InlineConfig {
  return {
    root,
    configFile: false,
    base: './',
    publicDir: false,
    logLevel: 'warn',
    resolve: { conditions: ['@view-site/source', ...defaultClientConditions], alias },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1500,
      // Inlines the icon font too: the frame makes no requests.
      assetsInlineLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: { ...rolldownOptions, checks: { pluginTimings: false } },
    },
    plugins: [...plugins, vue(), oneFile()],
  }
}

/** Turns off code splitting, after the plugins that configure it for pages. */
function oneFile(): Plugin {
  return {
    name: 'playground:one-file',
    enforce: 'post',
    config: () => ({ environments: { client: { build: { rolldownOptions: { output: { codeSplitting: false } } } } } }),
  }
}
