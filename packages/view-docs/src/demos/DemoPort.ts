import type { PluginOption } from 'vite'

/** What a running demo reports, and the language it is shown in. */
export interface DemoContext {
  locale: string
  onReady: () => void
  onError: (error: unknown) => void
}

/** Mounts what a demo's file exports into an empty element. Returns a cleanup function. */
export type MountDemo = (host: HTMLElement, load: () => Promise<{ default: unknown }>, context: DemoContext) => () => void

/** Makes files of one kind run as live demos: `demos/<name>.<extension>` in the folder of a page. */
export interface DemoPort {
  /** Extension of the files, without the dot: `tsx`. */
  extension: string
  /** Module that exports {@link MountDemo} as `mount`: a package's entry or an absolute path. It loads with the first demo that is near the view. */
  runtime: string
  /** Vite plugins that compile the files. @default none */
  plugins?: () => Promise<PluginOption[]>
}
