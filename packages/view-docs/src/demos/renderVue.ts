import { createSSRApp } from 'vue'
import { renderToString, type SSRContext } from 'vue/server-renderer'
import type { RenderDemo } from './DemoPort.ts'
import { vueApp } from './vueApp.ts'

/** Renders a Vue component to HTML. */
export const render: RenderDemo = async (load, demo) => {
  const app = vueApp(createSSRApp, (await load()).default, demo)
  const failures: unknown[] = []
  app.config.errorHandler = (error) => void failures.push(error)
  const context: SSRContext = {}
  const html = await renderToString(app, context)
  if (failures.length > 0) throw failures[0]
  if (Object.keys(context.teleports ?? {}).length > 0) throw new Error('It teleports elements out of its sheet.')
  return html
}
