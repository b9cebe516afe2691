import { Hono } from 'hono'
import { isLocalRequest, type AppEnv } from '../http/caller.ts'
import { json } from '../http/replies.ts'
import type { Services } from '../services.ts'
import { addActions } from './addActions.ts'
import { addPages } from './pages/addPages.ts'
import type { Fakes } from './Fakes.ts'

/** Path of the control surface. */
export const controlPath = '/__control'

/**
 * The control surface: lets a test or a person act as the outside world (payer, mail, accounting). Answers requests from this machine only.
 */
export function createControl(services: Services, fakes: Fakes): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ strict: false }).basePath(controlPath)
  app.use('*', async (context, next) => {
    if (!isLocalRequest(context)) return json(404, { error: 'The control surface answers this machine only' })
    return next()
  })
  addPages(app, services, fakes)
  addActions(app, services, fakes)
  return app
}
