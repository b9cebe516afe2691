import { inject, provide, type App, type InjectionKey } from 'vue'
import type { CrudSettings } from './types/CrudSettings.ts'

const settingsKey: InjectionKey<CrudSettings> = Symbol('iCRUD settings')

/** Sets defaults for all tables below this component, merged with those of its ancestors. */
export function provideCrudSettings(settings: CrudSettings): void {
  provide(settingsKey, mergeSettings(useCrudSettings(), settings))
}

/** Sets defaults for all tables of an application. */
export function installCrudSettings(app: App, settings: CrudSettings): void {
  app.provide(settingsKey, settings)
}

/** The defaults that apply to a component. */
export function useCrudSettings(): CrudSettings {
  return inject(settingsKey, {})
}

function mergeSettings(outer: CrudSettings, inner: CrudSettings): CrudSettings {
  return {
    ...outer,
    ...inner,
    texts: { ...outer.texts, ...inner.texts },
    page: { ...outer.page, ...inner.page },
    search: { ...outer.search, ...inner.search },
    dialog: { ...outer.dialog, ...inner.dialog },
    dict: { ...outer.dict, ...inner.dict },
  }
}
