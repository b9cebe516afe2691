import type { Hono } from 'hono'
import type { AppContext, Bindings } from '../../http/caller.ts'
import { routes } from '../../calls/routes.ts'
import type { Services } from '../../services.ts'
import { openPayments, sentMessages } from '../openState.ts'
import { payAttempt } from '../payAttempt.ts'
import type { TestSides } from '../testSides.ts'
import { deskPage } from './deskPage.ts'
import { languageOf } from './language.ts'
import { payPage } from './payPage.ts'
import { styleSheet } from './styleSheet.ts'

/** The pages of the control surface for people. */
export function addPages(app: Hono<{ Bindings: Bindings }>, services: Services, sides: TestSides): void {
  const desk = async (context: AppContext, said?: string): Promise<Response> =>
    deskPage(languageOf(context), await openPayments(services.db), await sentMessages(services.db), said)
  const payment = async (context: AppContext): Promise<Response> => {
    const outTradeNo = context.req.param('trade') ?? ''
    const trade = await services.db.query.selectFrom('trades').selectAll().where('out_trade_no', '=', outTradeNo).executeTakeFirst()
    return payPage(languageOf(context), outTradeNo, trade)
  }

  app.get('/', (context) => desk(context))
  app.get(
    '/style.css',
    () => new Response(styleSheet, { headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-store' } }),
  )
  app.get('/pay/:trade', payment)
  app.post('/pay/:trade', async (context) => {
    await payAttempt(services, sides, context.req.param('trade'))
    return payment(context)
  })
  app.post('/verify', async (context) => {
    const form = await context.req.formData()
    const { t } = languageOf(context)
    return desk(context, (await verifyMail(services, form.get('token'))) ? t.verified : t.notVerified)
  })
}

async function verifyMail(services: Services, token: unknown): Promise<boolean> {
  const context = { ...services, now: services.clock.now(), session: undefined, address: 'control', origin: '', requireUser: nobody }
  return routes['user/verify'].run({ verify_token: token }, context).then(
    () => true,
    () => false,
  )
}

function nobody(): never {
  throw new Error('user/verify needs no session')
}
