import type { ArticlePorts } from './ArticlePorts.ts'

/** Options of {@link whenLoaded}. */
export interface WhenLoadedOptions {
  ports: Pick<ArticlePorts, 'onFail'>
  /** Aborted when the article is gone: then neither the code is used nor its failure reported. */
  signal: AbortSignal
}

/** Uses code that is loaded when it is needed. If it does not load, the application gets a function that tries again. */
export function whenLoaded<Module>(load: () => Promise<Module>, use: (module: Module) => unknown, options: WhenLoadedOptions): void {
  const { ports, signal } = options
  void load().then(
    (module) => signal.aborted || use(module),
    () => signal.aborted || ports.onFail?.(() => whenLoaded(load, use, options)),
  )
}
