import type { Ad, AdPlacement, Catalogue, StoreGoods } from '@view-site/contract'
import type { Database } from './db/openDatabase.ts'
import type { Log } from './log.ts'
import type { MailQueue } from './mails/mailQueue.ts'
import type { BotCheck } from './ports/BotCheck.ts'
import type { Clock } from './ports/Clock.ts'
import type { FileStore } from './ports/FileStore.ts'
import type { Files } from './ports/Files.ts'
import type { Gateways } from './ports/payments/Gateway.ts'
import type { InvoiceDesk } from './ports/invoices/InvoiceDesk.ts'
import type { Mail, Sms } from './ports/messages/messages.ts'
import type { KeyedHash } from './secrets.ts'
import type { Settlement } from './telemetry/Settlement.ts'

/** Everything that call handlers use. */
export interface Services {
  db: Database
  clock: Clock
  gateways: Gateways
  sms: Sms
  /** For mails whose failure the caller has to see, or whose link must not be stored. */
  mail: Mail
  /** For mails about what has happened. */
  mails: MailQueue
  botCheck: BotCheck
  catalogue: Catalogue
  ads: Readonly<Record<AdPlacement, readonly Ad[]>>
  /** Everything the store sells. */
  store: readonly StoreGoods[]
  /** Documents that the store sells, `<locale>/<document id>.md`. */
  storeDocuments: Files
  /** Licensed parts of the documentation, `<locale>/<page id>.json`. */
  lockedFiles: Files
  invoiceDesk: InvoiceDesk
  /** Whether an account can be created with a mail address alone. */
  mailSignUp: boolean
  /** Whether orders can be paid by card. */
  cardPayments: boolean
  /** A new text for a captcha picture. */
  captchaText: () => string
  /** Hashes codes and bodies, which could be guessed from a hash without a key. */
  keyed: KeyedHash
  /** Files of releases, `<name>/<version>/<file>`. */
  releaseFiles: FileStore
  log: Log
  /** Counts the outcomes of payments. @default they are not counted */
  settled?: ((settlement: Settlement) => void) | undefined
}
