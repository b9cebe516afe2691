import type { App, Plugin } from 'vue'
import ICrud from './ICrud.vue'
import { installCrudSettings } from './settings.ts'
import type { CrudSettings } from './types/CrudSettings.ts'

/** `app.use(iCrud, settings)`: registers `<ICrud>` globally and sets defaults. */
export const crudPlugin: Plugin<[CrudSettings?]> = {
  install(app: App, settings: CrudSettings = {}) {
    app.component('ICrud', ICrud)
    installCrudSettings(app, settings)
  },
}
