import type { PluginOption } from 'vite'

/** Callbacks of a running demo, and the language of its page. */
export interface DemoContext {
  locale: string
  onReady: () => void
  onError: (error: unknown) => void
}

/** Mounts the default export of a demo's file into an empty element. Returns a cleanup function. */
export type MountDemo = (host: HTMLElement, load: () => Promise<{ default: unknown }>, context: DemoContext) => () => void

/** Adds a kind of live demo: files `demos/<name>.<extension>` in the folder of a page. */
export interface DemoPort {
  /** Extension of the files, without the dot: `tsx`. */
  extension: string
  /**
   * Module that exports a {@link MountDemo} as `mount`: a package's entry or an absolute path. It loads with the first demo near the
   * viewport.
   */
  runtime: string
  /** Vite plugins that compile the files. @default none */
  plugins?: () => Promise<PluginOption[]>
}
