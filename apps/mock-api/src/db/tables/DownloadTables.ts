/** What has to be solved before a download; only the hash of the answer is kept. */
export interface CaptchasTable {
  id: string
  user_id: string
  release_id: string
  answer_hash: string
  tries_left: number
  expires_at: string
}

/** An address that a file can be fetched from; only the hash of its secret part is kept. */
export interface DownloadsTable {
  token_hash: string
  /** What it gives: `invoice/<id>/<type>` or `release/<file id>`. */
  file: string
  expires_at: string
}

/** What leads to a file of a release or of an invoice. */
export interface DownloadTables {
  captchas: CaptchasTable
  downloads: DownloadsTable
}
