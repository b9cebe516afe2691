import type { Hono } from 'hono'
import type { AppEnv } from '../../http/caller.ts'
import { routes } from '../../calls/routes.ts'
import { decideRealName } from '../../domain/accounts/realNames.ts'
import type { Services } from '../../services.ts'
import { openInvoices, openPayments, openRealNames, sentMessages } from '../openState.ts'
import { changeInvoiceStatus } from '../changeInvoiceStatus.ts'
import { payAttempt } from '../payAttempt.ts'
import type { Fakes } from '../Fakes.ts'
import { deskPage } from './deskPage.ts'
import { languageOf } from './language.ts'
import { styles } from './page.ts'
import { payPage } from './payPage.ts'

/** Adds the HTML pages of the control surface. */
export function addPages(app: Hono<AppEnv>, services: Services, fakes: Fakes): void {
  app.get('/', async (context) => {
    const language = languageOf(context)
    const outcome = { yes: language.t.verified, no: language.t.notVerified }[context.req.query('verified') ?? '']
    const { db } = services
    return deskPage(language, {
      payments: await openPayments(db),
      invoices: await openInvoices(db),
      messages: await sentMessages(db),
      names: await openRealNames(db),
      outcome,
    })
  })
  app.get('/style.css', styles)
  app.get('/pay/:trade', async (context) => {
    const outTradeNo = context.req.param('trade')
    const trade = await services.db.query.selectFrom('trades').selectAll().where('out_trade_no', '=', outTradeNo).executeTakeFirst()
    return payPage(languageOf(context), outTradeNo, trade)
  })
  app.post('/pay/:trade', async (context) => {
    const outTradeNo = context.req.param('trade')
    await payAttempt(services, fakes, outTradeNo)
    return seeOther(`/__control/pay/${encodeURIComponent(outTradeNo)}${languageOf(context).query}`)
  })
  app.post('/decide', async (context) => {
    const form = await context.req.formData()
    const { t, query } = languageOf(context)
    const [mail, result] = [form.get('mail'), form.get('result')]
    if (typeof mail === 'string') await decideRealName(services.db, mail, { passed: result === 'passed', reason: t.rejectReason })
    return seeOther(`/__control/${query}`)
  })
  app.post('/invoice/:id', async (context) => {
    const language = languageOf(context)
    const issued = (await context.req.formData()).get('to') === 'issued'
    const decision = issued ? { to: 'issued' as const } : { to: 'rejected' as const, reason: language.t.invoiceReason }
    await changeInvoiceStatus(services, context.req.param('id'), decision)
    return seeOther(`/__control/${language.query}`)
  })
  app.post('/verify', async (context) => {
    const form = await context.req.formData()
    const verified = await verifyMail(services, form.get('token'))
    return seeOther(`/__control/${languageOf(context).query}&verified=${verified ? 'yes' : 'no'}`)
  })
}

/** The reply to a form: a redirect, so that a reload does not submit it again. */
function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

async function verifyMail(services: Services, token: unknown): Promise<boolean> {
  const context = {
    ...services,
    now: services.clock.now(),
    session: undefined,
    address: 'control',
    agent: '',
    locale: undefined,
    origin: '',
    audit: {},
    requireUser: refuseUser,
  }
  return routes['user/verify'].run({ verify_token: token }, context).then(
    () => true,
    () => false,
  )
}

function refuseUser(): never {
  throw new Error('user/verify needs no session')
}
