import vue from '@vitejs/plugin-vue'
import type { Plugin, Rolldown } from 'vite'

type Transform = Extract<NonNullable<Plugin['transform']>, { handler: unknown }>['handler']

interface Compiled {
  code: string
  result: ReturnType<Transform>
}

/** By the id of the module. */
const compiled = new Map<string, Compiled>()

/**
 * plugin-vue, compiling a component once for all builds of this process. Most demos of an older version are those of the current one, and
 * only what they import differs, which is resolved afterwards.
 */
export function sharedVue(): Plugin {
  const plugin = vue()
  const { transform } = plugin
  if (typeof transform !== 'object') throw new Error('The transform of plugin-vue is no object with a handler any more.')
  const { handler } = transform
  transform.handler = function (this: Rolldown.TransformPluginContext, code, id, options) {
    const { command, consumer } = this.environment.config
    if (command !== 'build' || consumer !== 'client') return handler.call(this, code, id, options)
    const known = compiled.get(id)
    if (known?.code === code) return known.result
    const result = handler.call(this, code, id, options)
    compiled.set(id, { code, result })
    return result
  }
  return plugin
}
