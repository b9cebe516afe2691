/** Milliseconds and bytes from one progress event to the next. A small file has as many steps as `least`, a very large one `most`. */
const pace = { time: 150, bytes: 64 * 1024, least: 4, most: 64 }
const RealRequest = window.XMLHttpRequest

let users = 0
let isRefused = false

/**
 * Answers uploads to `/api/…` within the page; every other request is a real one. The first upload to `/api/unreliable` fails after it has
 * arrived.
 */
class SimulatedRequest extends RealRequest {
  #isSimulated = false
  #headers = {}
  #answer = ''
  #status = 200
  #isUnreliable = false
  #isAborted = false

  open(method, url, ...others) {
    this.#isUnreliable = url === '/api/unreliable'
    this.#isSimulated = String(url).startsWith('/api/')
    if (!this.#isSimulated) super.open(method, url, ...others)
  }

  setRequestHeader(name, value) {
    if (this.#isSimulated) this.#headers[name] = value
    else super.setRequestHeader(name, value)
  }

  abort() {
    if (!this.#isSimulated) return super.abort()
    this.#isAborted = true
    this.dispatchEvent(new ProgressEvent('abort'))
  }

  async send(form) {
    if (!this.#isSimulated) return super.send(form)
    if (this.#isUnreliable && !isRefused) {
      isRefused = true
      this.#status = 503
    }
    const fields = Object.fromEntries([...form].map(([name, value]) => [name, value.name ?? value]))
    const file = [...form.values()].find((value) => value instanceof File)
    const steps = Math.min(pace.most, Math.max(pace.least, Math.ceil(file.size / pace.bytes)))
    for (let step = 0; step <= steps; step += 1) {
      if (step > 0) await new Promise((resolve) => setTimeout(resolve, pace.time))
      if (this.#isAborted) return
      const progress = { lengthComputable: true, loaded: (file.size * step) / steps, total: file.size }
      this.upload.dispatchEvent(new ProgressEvent('progress', progress))
    }
    this.#answer = JSON.stringify({ url: `/files/${file.name}`, received: { ...this.#headers, ...fields } })
    this.dispatchEvent(new ProgressEvent('load'))
  }

  get status() {
    return this.#isSimulated ? this.#status : super.status
  }

  get responseText() {
    return this.#isSimulated ? this.#answer : super.responseText
  }
}

/** Starts the server for an example; the function it returns stops it with the last one. */
export default function startServer() {
  if (users === 0) isRefused = false
  users += 1
  window.XMLHttpRequest = SimulatedRequest
  return () => {
    users -= 1
    if (users === 0) window.XMLHttpRequest = RealRequest
  }
}
