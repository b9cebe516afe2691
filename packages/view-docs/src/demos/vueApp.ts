import type { App, Component, createApp } from 'vue'
import type { DemoContext } from './DemoPort.ts'

/**
 * The app of a demo in Vue. Throws if its file exports no component.
 * @param create `createApp`, or `createSSRApp` for markup of the server.
 */
export function vueApp(create: typeof createApp, exported: unknown, { name, locale }: Pick<DemoContext, 'locale' | 'name'>): App {
  if (!isComponent(exported)) throw new Error('The file has no component as its default export.')
  const app = create(exported, 'props' in exported ? { locale } : {})
  app.config.idPrefix = name
  return app
}

function isComponent(value: unknown): value is Component & object {
  return typeof value === 'object' && value !== null
}
