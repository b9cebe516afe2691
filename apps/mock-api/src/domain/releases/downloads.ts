import { createHash } from 'node:crypto'
import type { Download, InvoiceFileType } from '@view-site/contract'
import type { Database } from '../../db/openDatabase.ts'
import type { CallContext } from '../../http/CallContext.ts'
import { hashSecret, newToken } from '../../secrets.ts'
import type { Services } from '../../services.ts'
import { ordersOfInvoices } from '../orders/invoices.ts'

/** Lifetime of a download address in milliseconds. */
export const downloadLifetime = 5 * 60_000

/** Path below which files are downloaded. */
export const downloadPath = '/v1/file'

/** What can be downloaded. */
export type DownloadSource = { kind: 'invoice'; id: string; type: InvoiceFileType } | { kind: 'release'; id: string }

/** A file with its download name. */
export interface NamedFile {
  name: string
  bytes: Uint8Array
}

/** Creates a download address that is valid for five minutes. The caller has checked that the user may have the file. */
export async function openDownload(context: CallContext, source: DownloadSource): Promise<Download> {
  const file = await readSource(context, source)
  if (file === undefined) throw new Error(`The file ${keyOf(source)} is not in its store; put it back`)
  const token = newToken()
  const expires_at = new Date(context.now.getTime() + downloadLifetime).toISOString()
  await context.db.query
    .insertInto('downloads')
    .values({ token_hash: hashSecret(token), file: keyOf(source), expires_at })
    .execute()
  return {
    url: `${context.origin}${downloadPath}/${token}/${encodeURIComponent(file.name)}`,
    name: file.name,
    size: file.bytes.byteLength,
    sha256: createHash('sha256').update(file.bytes).digest('hex'),
    expires_at,
  }
}

/** The file of a download address, while it is valid. */
export async function fetchDownload(services: Services, token: string): Promise<NamedFile | undefined> {
  const { db, clock } = services
  const row = await db.query.selectFrom('downloads').selectAll().where('token_hash', '=', hashSecret(token)).executeTakeFirst()
  if (row === undefined || row.expires_at <= clock.now().toISOString()) return undefined
  const source = sourceOf(row.file)
  return source === undefined ? undefined : readSource(services, source)
}

/** Deletes expired addresses. */
export async function forgetDownloads(db: Database, now: Date): Promise<void> {
  await db.query.deleteFrom('downloads').where('expires_at', '<=', now.toISOString()).execute()
}

function keyOf(source: DownloadSource): string {
  return source.kind === 'release' ? `release/${source.id}` : `invoice/${source.id}/${source.type}`
}

function sourceOf(key: string): DownloadSource | undefined {
  const [kind, id = '', type] = key.split('/')
  if (kind === 'release') return { kind, id }
  return kind === 'invoice' && (type === 'pdf' || type === 'ofd' || type === 'xml') ? { kind, id, type } : undefined
}

function readSource(services: Services, source: DownloadSource): Promise<NamedFile | undefined> {
  return source.kind === 'release' ? readRelease(services, source.id) : readInvoice(services, source)
}

async function readInvoice(
  { db, invoiceDesk }: Services,
  { id, type }: { id: string; type: InvoiceFileType },
): Promise<NamedFile | undefined> {
  const invoice = await db.query.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst()
  if (invoice === undefined || invoice.status !== 'issued' || invoice.invoice_no === null) return undefined
  const orderNos = (await ordersOfInvoices(db.query, [id])).get(id) ?? []
  return { name: `${invoice.invoice_no}.${type}`, bytes: await invoiceDesk.file({ ...invoice, order_nos: orderNos }, type) }
}

async function readRelease({ db, releaseFiles }: Services, id: string): Promise<NamedFile | undefined> {
  const file = await db.query.selectFrom('release_files').selectAll().where('id', '=', id).executeTakeFirst()
  const bytes = file && (await releaseFiles.read(file.path))
  return file && bytes && { name: file.name, bytes }
}
