/** A captcha for a download; stores only the hash of the answer. */
export interface CaptchasTable {
  id: string
  user_id: string
  release_id: string
  answer_hash: string
  tries_left: number
  expires_at: string
}

/** A download address; stores only the hash of its secret part. */
export interface DownloadsTable {
  token_hash: string
  /** What it downloads: `invoice/<id>/<type>` or `release/<file id>`. */
  file: string
  expires_at: string
}

/** Captchas and addresses of downloads. */
export interface DownloadTables {
  captchas: CaptchasTable
  downloads: DownloadsTable
}
