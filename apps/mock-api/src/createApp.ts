import { join } from 'node:path'
import { catalogue as siteCatalogue } from '@view-site/site-data/catalogue'
import { cardPayments as siteCardPayments } from '@view-site/site-data/cardPayments'
import { ads } from '@view-site/site-data/ads'
import { mailSignUp as siteMailSignUp } from '@view-site/site-data/signUp'
import { store as siteStore } from '@view-site/site-data/store'
import type { Catalogue, StoreGoods } from '@view-site/contract'
import { controlPath, createControl } from './control/createControl.ts'
import { claimJob } from './db/claimJob.ts'
import { openDatabase, type Database, type OpenDatabaseOptions } from './db/openDatabase.ts'
import { pausedDatabase } from './db/pausedDatabase.ts'
import type { Bindings, Deployment } from './http/caller.ts'
import { keyedHash } from './secrets.ts'
import type { Gateway, Gateways } from './ports/payments/Gateway.ts'
import type { PaymentReferences } from './ports/payments/PaymentReferences.ts'
import type { InvoiceDesk } from './ports/invoices/InvoiceDesk.ts'
import { newCaptchaText } from './domain/accounts/captchaImage.ts'
import { catchUp } from './domain/orders/catchUp.ts'
import { paymentReferences } from './domain/orders/paymentReferences.ts'
import { reconcile, type Reconciliation } from './domain/orders/reconcile.ts'
import { purge } from './domain/purge.ts'
import { publishIndexed } from './domain/releases/publishIndexed.ts'
import { createApi } from './http/createApi.ts'
import { createFaults } from './http/faults.ts'
import { silentLog, type Log } from './log.ts'
import { createMailQueue } from './mails/mailQueue.ts'
import type { FileStore } from './ports/FileStore.ts'
import { localBotCheck, type BotCheck } from './ports/BotCheck.ts'
import { testClock, type TestClock } from './ports/Clock.ts'
import { folderFiles, noFiles, type Files } from './ports/Files.ts'
import type { Mail, Sms } from './ports/messages/messages.ts'
import { outboxMessages } from './ports/messages/outboxMessages.ts'
import { sampleInvoices } from './ports/invoices/sampleInvoices.ts'
import { sampleReleases } from './ports/sampleReleases.ts'
import { closedChannel } from './ports/payments/closedChannel.ts'
import { pausedGateways } from './ports/payments/pausedGateways.ts'
import { testGateway } from './ports/payments/testGateway.ts'
import { reseed, seed } from './seed/seed.ts'
import type { Telemetry } from './telemetry/Telemetry.ts'

/** What `createApp` takes. */
export interface CreateAppOptions {
  /** @default an empty SQLite database in memory */
  database?: OpenDatabaseOptions
  /** @default the owner's catalogue in `content/site` */
  catalogue?: Catalogue
  /** @default the owner's store in `content/site` */
  store?: readonly StoreGoods[]
  /** Whether an account can be created with a mail address alone. @default the owner's choice in `content/site` */
  mailSignUp?: boolean | undefined
  /** Documents that the store sells: `<locale>/<document id>.md`. @default those in `documents/` */
  storeDocuments?: Files | undefined
  /** Licensed parts of the documentation, as written by the site's build: `<locale>/<page id>.json`. @default none */
  lockedFiles?: Files | undefined
  /** A new text for a captcha picture. @default five random characters */
  captchaText?: (() => string) | undefined
  /** Files of releases, `<name>/<version>/<file>`. @default small sample archives */
  releaseFiles?: FileStore | undefined
  /** Whether to serve `/__control/*`. @default false */
  control?: boolean
  /** An origin whose pages may call the API cross-origin. @default none */
  allowOrigin?: string | undefined
  /** Public origin of the site, and the proxies to trust. @default taken from each request */
  deployment?: Deployment
  /** @default a silent log */
  log?: Log
  /** @default the machine's clock, which the control surface can stop */
  clock?: TestClock
  /** @default accepts every token but `failed` and `expired` */
  botCheck?: BotCheck | undefined
  /** Whether orders can be paid by card. @default the owner's choice in `content/site` */
  cardPayments?: boolean | undefined
  /** The payment channels of China. @default simulated ones, which the control surface plays */
  gateways?: Pick<Gateways, 'wechat' | 'alipay'> | undefined
  /** The card channel, which keeps its ids of payments there. @default simulated; closed if `gateways` are real */
  card?: ((references: PaymentReferences) => Gateway) | undefined
  /** Whether the simulated WeChat Pay opens on phones (H5). @default false */
  wechatH5?: boolean | undefined
  /** Sends text messages. @default a table that the control surface reads */
  sms?: Sms | undefined
  /** Sends mails. @default a table that the control surface reads */
  mail?: Mail | undefined
  /** Documents of issued invoices. @default samples */
  invoiceDesk?: InvoiceDesk | undefined
  /** Key of the hashes of codes and request bodies, the same in every process. @default a public one */
  secretKey?: string | undefined
  /** Whether an empty database gets the demo accounts and their history. @default true */
  seed?: boolean | undefined
  /** Milliseconds in which a body has to arrive. @default 10,000 */
  bodyTimeout?: number | undefined
  /** Traces and metrics; the caller closes them. @default none */
  telemetry?: Telemetry | undefined
  /** Awaited around each call of a payment channel and each transaction; tests delay and fail them. @default none */
  pauses?: { channel: () => Promise<void>; transaction: () => Promise<void> } | undefined
}

/** The API without a server. */
export interface App {
  /** Answers one request; the second argument is passed by the Node adapter. */
  fetch(request: Request, bindings?: Bindings): Response | Promise<Response>
  /** Completes what a crashed process or an unreachable channel left undone, sends mails that had to wait, and once a day reconciles; call it at start and every minute. */
  catchUp(): Promise<void>
  /** Compares the payments since a time with their channels, and settles what differs. @default the last three days */
  reconcile(since?: Date): Promise<Reconciliation>
  /** Whether a payment channel, a message or the bot check is simulated. */
  readonly simulated: boolean
  /** The database, for tools and tests. */
  readonly database: Database
  /** Waits for a running `catchUp`, and closes the database. */
  close(): Promise<void>
}

const day = 24 * 3_600_000
const ownDocuments = join(import.meta.dirname, '../documents')

/** Opens the database, seeds it if empty, and assembles the API and its control surface. */
export async function createApp(options: CreateAppOptions = {}): Promise<App> {
  const { catalogue = siteCatalogue, store = siteStore, captchaText = newCaptchaText, log = silentLog, clock = testClock() } = options
  const db = await openDatabase(options.database)
  const samples = options.releaseFiles === undefined ? sampleReleases() : undefined
  const releaseFiles = options.releaseFiles ?? sampleReleases()
  const seedOf = () => ({ catalogue, store, releaseFiles: samples, now: clock.now() })
  if (options.seed !== false) await seed(db, seedOf())
  await publishIndexed(db, releaseFiles)
  const outbox = outboxMessages(db, clock)
  const gateway = testGateway(db, clock, { payPath: `${controlPath}/pay`, h5: options.wechatH5 })
  const faults = createFaults()
  const lockedFiles = options.lockedFiles ?? noFiles()
  const storeDocuments = options.storeDocuments ?? folderFiles(ownDocuments)
  const { sms = outbox.sms, mail = outbox.mail, botCheck = localBotCheck(), cardPayments = siteCardPayments } = options
  const gateways = gatewaysOf(options, gateway.channels, paymentReferences(db))
  const { invoiceDesk = sampleInvoices(), pauses, telemetry } = options
  const keyed = keyedHash(options.secretKey ?? 'a public key, for simulations only')
  const documents = { storeDocuments, lockedFiles, invoiceDesk, releaseFiles }
  const paused = pauses && { db: pausedDatabase(db, pauses.transaction), gateways: pausedGateways(gateways, pauses.channel) }
  const outside = { db, gateways, sms, mail, botCheck, ...paused }
  const observed = telemetry?.observe(outside) ?? outside
  const mails = createMailQueue({ db, mail: observed.mail, clock, log, origin: options.deployment?.publicOrigin })
  const services = {
    ...observed,
    clock,
    keyed,
    ads,
    catalogue,
    store,
    ...documents,
    mailSignUp: options.mailSignUp ?? siteMailSignUp,
    cardPayments,
    captchaText,
    log,
    mails,
    settled: telemetry?.settled,
  }

  const { allowOrigin, bodyTimeout } = options
  const api = createApi(services, { faults, allowOrigin, bodyTimeout, observe: telemetry?.requests })
  const control =
    options.control === true
      ? createControl(services, { clock, gateway, messages: outbox, faults, reseed: () => reseed(db, seedOf()) })
      : undefined
  let working: Promise<unknown> = Promise.resolve()
  const job = <Result>(name: string, run: () => Promise<Result>): Promise<Result> => telemetry?.job(name, run) ?? run()
  const reconcileSince = (since: Date) => job('reconcile', () => reconcile(services, { since }))
  const work = async (): Promise<void> => {
    await job('catch up', () => catchUp(services))
    await mails.send()
    if (await claimJob(db, 'purge', day, clock.now())) await job('purge', () => purge(services))
    if (await claimJob(db, 'reconcile', day, clock.now())) await reconcileSince(daysAgo(3))
  }
  const daysAgo = (days: number): Date => new Date(clock.now().getTime() - days * day)
  return {
    fetch: (request, bindings = {}) =>
      (control !== undefined && isControl(request) ? control : api).fetch(request, { ...bindings, deployment: options.deployment ?? {} }),
    catchUp() {
      const run = working.then(work)
      working = run.catch(() => undefined)
      return run
    },
    reconcile: (since = daysAgo(3)) => reconcileSince(since),
    simulated: [options.gateways, options.sms, options.mail, options.botCheck, ...(cardPayments ? [options.card] : [])].includes(undefined),
    database: db,
    async close() {
      await working
      // Waits for a mail that is being sent.
      await mails.send()
      await db.close()
    },
  }
}

/** The real channels, or the simulated ones. With real ones, a card channel without keys stays closed: nothing is paid by a simulation. */
function gatewaysOf({ gateways, card }: CreateAppOptions, simulated: Gateways, references: PaymentReferences): Gateways {
  const ownCard = gateways === undefined ? simulated.card : closedChannel('set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET')
  return { ...simulated, ...gateways, card: card?.(references) ?? ownCard }
}

function isControl({ url }: Request): boolean {
  return `${new URL(url).pathname}/`.startsWith(`${controlPath}/`)
}
