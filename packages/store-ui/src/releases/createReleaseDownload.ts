import type { ApiClient } from '@view-site/api-client'
import type { Download, ReleaseCaptcha } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import type { Clock } from '../shared/clock.ts'
import { createObservable, type Observable } from '../shared/createObservable.ts'
import { readFailure, type Failure } from '../shared/failures/readFailure.ts'

/** How a captcha comes: as a picture, or as a code by mail. */
export type CaptchaType = 'image' | 'mail'

/** What is known of the way to the files of one release. */
export interface ReleaseDownloadState {
  /** The file that is wanted; none while nothing is asked for. */
  fileId?: string
  type: CaptchaType
  captcha?: ReleaseCaptcha
  /** What is under way. */
  busy?: 'captcha' | 'download'
  /** Why there is no captcha, or why the answer did not do. */
  failure?: Failure
  /** The captcha was answered, and its answer is good for the other files too. */
  solved?: { captcha: ReleaseCaptcha; answer: string }
}

export interface ReleaseDownloadOptions {
  api: ApiClient
  clock: Clock
  releaseId: string
  /** Gets the address of a file, once there is one. */
  onDownload: (file: Download) => void
}

/** The way from a release to one of its files: a captcha, an answer, an address. */
export interface ReleaseDownload {
  state: Pick<Observable<ReleaseDownloadState>, 'get' | 'subscribe'>
  /** Wants a file: asks for a captcha, or goes straight on with the answer to the last one. */
  want: (fileId: string) => void
  /** Asks for another captcha, perhaps of the other kind. */
  ask: (type: CaptchaType) => void
  answer: (text: string) => void
  /** Gives the file up. */
  close: () => void
}

/** After these a captcha takes no more answers. */
const spentCaptchas: readonly number[] = [errorCodes.captchaExpired, errorCodes.captchaExhausted]

/** Makes the way to the files of one release. Nothing happens before `want()`. */
export function createReleaseDownload({ api, clock, releaseId, onDownload }: ReleaseDownloadOptions): ReleaseDownload {
  const store = createObservable<ReleaseDownloadState>({ type: 'image' })
  /** Replies that come for what was given up change nothing. */
  let turn = 0

  function want(fileId: string) {
    const { type, solved } = store.get()
    turn += 1
    if (solved && Date.parse(solved.captcha.expires_at) > clock.now()) {
      store.set({ type, solved, captcha: solved.captcha, fileId })
      void fetchFile(solved.captcha, solved.answer)
    } else {
      store.set({ type, fileId })
      void askFor(type)
    }
  }

  function ask(type: CaptchaType) {
    if (store.get().busy === undefined) void askFor(type)
  }

  function answer(text: string) {
    const { captcha, busy } = store.get()
    if (captcha && busy === undefined) void fetchFile(captcha, text.trim())
  }

  function close() {
    turn += 1
    const { type, solved } = store.get()
    store.set({ type, ...(solved && { solved }) })
  }

  async function askFor(type: CaptchaType, failure?: Failure) {
    const mine = ++turn
    const { fileId } = store.get()
    const base = { type, ...(fileId !== undefined && { fileId }) }
    store.set({ ...base, busy: 'captcha', ...(failure && { failure }) })
    try {
      const captcha = await api.call('pro/release/download/captcha', { release_id: releaseId, type }, { silent: true })
      if (mine === turn) store.set({ ...base, captcha, ...(failure && { failure }) })
    } catch (error) {
      if (mine === turn) store.set({ ...base, failure: readFailure(error) })
    }
  }

  async function fetchFile(captcha: ReleaseCaptcha, text: string) {
    const mine = ++turn
    const { fileId = '', type } = store.get()
    store.set({ type, fileId, captcha, busy: 'download' })
    try {
      const request = { release_id: releaseId, file_id: fileId, captcha_id: captcha.captcha_id, captcha: text }
      const file = await api.call('pro/release/download', request, { silent: true })
      if (mine !== turn) return
      store.set({ type, solved: { captcha, answer: text } })
      onDownload(file)
    } catch (error) {
      if (mine === turn) refused(readFailure(error), captcha)
    }
  }

  function refused(failure: Failure, captcha: ReleaseCaptcha) {
    const { fileId = '', type } = store.get()
    if (spentCaptchas.includes(failure.code ?? 0)) void askFor(type, failure)
    // A picture that was misread is no help the second time; a code by mail can be typed again.
    else if (failure.code === errorCodes.captchaWrong && type === 'image') void askFor(type, failure)
    else store.set({ type, fileId, captcha, failure })
  }

  return { state: store, want, ask, answer, close }
}
