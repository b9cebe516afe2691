import type { ApiClient } from '@view-site/api-client'
import type { Download, ReleaseCaptcha } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import { createObservable, type Clock, type Observable } from '@view-site/platform'
import { readFailure, type Failure } from '../common/failures/readFailure.ts'

/** The kinds of captcha: a picture, or a code by mail. */
export type CaptchaType = 'image' | 'mail'

/** The state of downloading from one release. */
export interface ReleaseDownloadState {
  /** The requested file, if any. */
  fileId?: string
  type: CaptchaType
  captcha?: ReleaseCaptcha
  /** The running request. */
  busy?: 'captcha' | 'download'
  /** Why there is no captcha, or why the answer was refused. */
  failure?: Failure
  /** The captcha was solved; its answer is valid for the other files too. */
  solved?: { captcha: ReleaseCaptcha; answer: string }
}

export interface ReleaseDownloadOptions {
  api: ApiClient
  clock: Clock
  releaseId: string
  /** Called with the address of a file, once there is one. */
  onDownload: (file: Download) => void
}

/** Downloads files of a release: a captcha, an answer, an address. */
export interface ReleaseDownload {
  state: Pick<Observable<ReleaseDownloadState>, 'get' | 'subscribe'>
  /** Requests a file: fetches a captcha, or reuses the answer to the last one. */
  want: (fileId: string) => void
  /** Fetches another captcha, of either kind. */
  ask: (type: CaptchaType) => void
  answer: (text: string) => void
  /** Cancels the download. */
  close: () => void
}

/** After these codes a captcha accepts no more answers. */
const spentCaptchas: readonly number[] = [errorCodes.captchaExpired, errorCodes.captchaExhausted]

/** Creates the download of one release's files. Nothing happens before `want()`. */
export function createReleaseDownload({ api, clock, releaseId, onDownload }: ReleaseDownloadOptions): ReleaseDownload {
  const state = createObservable<ReleaseDownloadState>({ type: 'image' })
  /** Counts the requests, so that late replies to cancelled ones are ignored. */
  let turn = 0

  function want(fileId: string) {
    const { type, solved } = state.get()
    turn += 1
    if (solved && Date.parse(solved.captcha.expires_at) > clock.now()) {
      state.set({ type, solved, captcha: solved.captcha, fileId })
      void fetchFile(solved.captcha, solved.answer)
    } else {
      state.set({ type, fileId })
      void askFor(type)
    }
  }

  function ask(type: CaptchaType) {
    if (state.get().busy === undefined) void askFor(type)
  }

  function answer(text: string) {
    const { captcha, busy } = state.get()
    if (captcha && busy === undefined) void fetchFile(captcha, text.trim())
  }

  function close() {
    turn += 1
    const { type, solved } = state.get()
    state.set({ type, ...(solved && { solved }) })
  }

  async function askFor(type: CaptchaType, failure?: Failure) {
    const mine = ++turn
    const { fileId } = state.get()
    const base = { type, ...(fileId !== undefined && { fileId }) }
    state.set({ ...base, busy: 'captcha', ...(failure && { failure }) })
    try {
      const captcha = await api.call('pro/release/download/captcha', { release_id: releaseId, type }, { silent: true })
      if (mine === turn) state.set({ ...base, captcha, ...(failure && { failure }) })
    } catch (error) {
      if (mine === turn) state.set({ ...base, failure: readFailure(error) })
    }
  }

  async function fetchFile(captcha: ReleaseCaptcha, text: string) {
    const mine = ++turn
    const { fileId = '', type } = state.get()
    state.set({ type, fileId, captcha, busy: 'download' })
    try {
      const request = { release_id: releaseId, file_id: fileId, captcha_id: captcha.captcha_id, captcha: text }
      const file = await api.call('pro/release/download', request, { silent: true })
      if (mine !== turn) return
      state.set({ type, solved: { captcha, answer: text } })
      onDownload(file)
    } catch (error) {
      if (mine === turn) refused(readFailure(error), captcha)
    }
  }

  function refused(failure: Failure, captcha: ReleaseCaptcha) {
    const { fileId = '', type } = state.get()
    if (spentCaptchas.includes(failure.code ?? 0)) void askFor(type, failure)
    // A misread picture gets replaced; a code by mail can be typed again.
    else if (failure.code === errorCodes.captchaWrong && type === 'image') void askFor(type, failure)
    else state.set({ type, fileId, captcha, failure })
  }

  return { state, want, ask, answer, close }
}
