import type { Migration } from 'kysely/migration'
import { up as accounts } from './migrations/0001_accounts.ts'
import { up as sales } from './migrations/0002_sales.ts'
import { up as testSides } from './migrations/0003_test_sides.ts'
import { up as alipay } from './migrations/0004_alipay.ts'
import { up as store } from './migrations/0005_store.ts'
import { up as realNames } from './migrations/0006_real_names.ts'
import { up as invoices } from './migrations/0007_invoices.ts'
import { up as releases } from './migrations/0008_releases.ts'
import { up as upgrades } from './migrations/0009_upgrades.ts'
import { up as ads } from './migrations/0010_ads.ts'
import { up as retention } from './migrations/0013_retention.ts'
import { up as couponLimits } from './migrations/0014_coupon_limits.ts'
import { up as mails } from './migrations/0015_mails.ts'
import { up as accountCentre } from './migrations/0016_account_centre.ts'
import { up as wechatH5 } from './migrations/0017_wechat_h5.ts'
import { up as signUpCodes } from './migrations/0018_sign_up_codes.ts'
import { up as cardPayments } from './migrations/0019_card_payments.ts'
import { up as seats } from './migrations/0020_seats.ts'
import { up as seatMails } from './migrations/0021_seat_mails.ts'
import { up as keyedHashes } from './migrations/0012_keyed_hashes.ts'
import { up as soldTerms } from './migrations/0011_sold_terms.ts'

/** All migrations by name, in order. A released migration is never edited. */
export const migrations: Record<string, Migration> = {
  '0001_accounts': { up: accounts },
  '0002_sales': { up: sales },
  '0003_test_sides': { up: testSides },
  '0004_alipay': { up: alipay },
  '0005_store': { up: store },
  '0006_real_names': { up: realNames },
  '0007_invoices': { up: invoices },
  '0008_releases': { up: releases },
  '0009_upgrades': { up: upgrades },
  '0010_ads': { up: ads },
  '0011_sold_terms': { up: soldTerms },
  '0012_keyed_hashes': { up: keyedHashes },
  '0013_retention': { up: retention },
  '0014_coupon_limits': { up: couponLimits },
  '0015_mails': { up: mails },
  '0016_account_centre': { up: accountCentre },
  '0017_wechat_h5': { up: wechatH5 },
  '0018_sign_up_codes': { up: signUpCodes },
  '0019_card_payments': { up: cardPayments },
  '0020_seats': { up: seats },
  '0021_seat_mails': { up: seatMails },
}
