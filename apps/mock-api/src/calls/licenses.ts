import { calls, licenseHolder, type License, type Product } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import type { Tx } from '../db/openDatabase.ts'
import type { LicenseRow, PurchaseRow } from '../db/tables/PurchaseTables.ts'
import { countUse } from '../domain/accounts/countUse.ts'
import { offersOf } from '../domain/orders/offers.ts'
import type { CallContext } from '../http/CallContext.ts'
import { Failure } from '../http/Failure.ts'
import { requestIdRoute, route } from '../http/route.ts'
import { licenceMail } from '../mails/accountMails.ts'
import { limits } from '../limits.ts'
import { newId, newLicenseKey } from '../secrets.ts'
import { paginate } from './paginate.ts'

export const purchaseList = route(calls['pro/purchase/list'], ({ product, ...page }, context) => {
  let rows = context.db.query.selectFrom('purchases').where('user_id', '=', context.requireUser().id)
  if (product !== undefined) rows = rows.where('product', '=', product)
  const newest = rows
    .selectAll()
    .select((row) =>
      row
        .selectFrom('licenses')
        .select(({ fn }) => fn.countAll().as('used'))
        .whereRef('licenses.purchase_id', '=', 'purchases.id')
        .where('licenses.status', '!=', 'revoked')
        .as('used'),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
  return paginate(page, rows, newest, ({ used, ...stored }) => {
    const { user_id: _user, projects: _projects, grants: _grants, upgraded_from: _from, perpetual, ...row } = stored
    return {
      ...row,
      ...offersOf(stored, context.catalogue, context.now),
      perpetual: perpetual === 1,
      licenses_used: Number(used ?? 0),
    }
  })
})

export const licenseList = route(calls['pro/license/list'], ({ product, reveal, ...page }, context) => {
  if (reveal !== undefined && !seesKeys(context)) throw new Failure(errorCodes.mailUnverified)
  let rows = context.db.query.selectFrom('licenses').where('user_id', '=', context.requireUser().id)
  if (product !== undefined) rows = rows.where('product', '=', product)
  const newest = rows.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')
  return paginate(page, rows, newest, (row) => viewLicense(row, row.id === reveal))
})

export const licenseCreate = requestIdRoute(calls['pro/license/create'], async ({ purchase_id, holder }, context, tx) => {
  const purchase = await tx
    .selectFrom('purchases')
    .selectAll()
    .where('id', '=', purchase_id)
    .where('user_id', '=', context.requireUser().id)
    .forUpdate()
    .executeTakeFirst()
  if (purchase === undefined) throw new Failure(errorCodes.notFound)
  if (purchase.status !== 'active') throw new Failure(errorCodes.licenseSuspended)
  if ((await countLicenses(tx, purchase)) >= purchase.license_limit) throw new Failure(errorCodes.licenseLimit)
  const license = newLicense(purchase, holder, context.now)
  await tx.insertInto('licenses').values(license).execute()
  const content = licenceMail(viewLicense(license, false), context.catalogue)
  await context.mails.put(tx, { id: `licence:${license.id}`, to: context.requireUser().mail, content })
  return viewLicense(license, seesKeys(context))
})

export const licenseCheck = route(calls['pro/license/check'], async ({ key }, context) => {
  await countUse(context, `license-check:${context.address}`, limits.licenseCheck)
  const row = await context.db.query
    .selectFrom('licenses')
    .innerJoin('purchases', 'purchases.id', 'licenses.purchase_id')
    .select(['licenses.product', 'licenses.edition', 'licenses.status', 'licenses.holder'])
    .select(['licenses.support_until', 'licenses.updates_until', 'purchases.perpetual', 'purchases.seats'])
    .select((row) =>
      row
        .selectFrom('seats')
        .select(({ fn }) => fn.countAll().as('members'))
        .whereRef('seats.purchase_id', '=', 'purchases.id')
        .where('seats.status', '=', 'accepted')
        .as('members'),
    )
    .where('licenses.key', '=', key)
    .executeTakeFirst()
  if (row === undefined) throw new Failure(errorCodes.notFound)
  const { holder, members, perpetual, ...state } = row
  const { domain = null } = licenseHolder.parse(JSON.parse(holder))
  return { ...state, domain, perpetual: perpetual === 1, seats_used: 1 + Number(members ?? 0), checked_at: context.now.toISOString() }
})

const prefixes: Record<Product, string> = { admin_plus: 'AP', icrud: 'IC', admin_cloud: 'AC' }

/** A licence of a purchase in a holder's name. */
export function newLicense(purchase: PurchaseRow, holder: License['holder'], now: Date): LicenseRow {
  return {
    id: newId('l'),
    purchase_id: purchase.id,
    user_id: purchase.user_id,
    product: purchase.product,
    edition: purchase.edition,
    key: newLicenseKey(prefixes[purchase.product]),
    holder: JSON.stringify(holder),
    project_limit: purchase.projects,
    status: 'active',
    support_until: purchase.support_until,
    updates_until: purchase.updates_until,
    created_at: now.toISOString(),
  }
}

async function countLicenses(tx: Tx, { id }: PurchaseRow): Promise<number> {
  const { count } = await tx
    .selectFrom('licenses')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('purchase_id', '=', id)
    .where('status', '!=', 'revoked')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Keys are what a buyer could lose to a mistyped mail address, so they are shown once the address is verified; paying comes first. */
export function seesKeys(context: CallContext): boolean {
  return context.requireUser().mail_verified === 1
}

/** A licence, with its full key if it is revealed. */
export function viewLicense({ user_id: _user, key, holder, ...row }: LicenseRow, revealed: boolean): License {
  return { ...row, holder: licenseHolder.parse(JSON.parse(holder)), key_masked: maskKey(key), ...(revealed ? { key } : {}) }
}

function maskKey(key: string): string {
  const groups = key.split('-')
  return groups.map((group, index) => (index > 1 && index < groups.length - 1 ? '••••' : group)).join('-')
}
