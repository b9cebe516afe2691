const steps = [0, 0.25, 0.5, 0.75, 1]
const RealRequest = window.XMLHttpRequest

let users = 0

/** Answers uploads to `/api/…` within the page; every other request is a real one. */
class SimulatedRequest extends RealRequest {
  #isSimulated = false
  #headers = {}
  #answer = ''

  open(method, url, ...others) {
    this.#isSimulated = String(url).startsWith('/api/')
    if (!this.#isSimulated) super.open(method, url, ...others)
  }

  setRequestHeader(name, value) {
    if (this.#isSimulated) this.#headers[name] = value
    else super.setRequestHeader(name, value)
  }

  async send(form) {
    if (!this.#isSimulated) return super.send(form)
    const fields = Object.fromEntries([...form].map(([name, value]) => [name, value.name ?? value]))
    const file = [...form.values()].find((value) => value instanceof File)
    for (const step of steps) {
      if (step > 0) await new Promise((resolve) => setTimeout(resolve, 150))
      const progress = { lengthComputable: true, loaded: file.size * step, total: file.size }
      this.upload.dispatchEvent(new ProgressEvent('progress', progress))
    }
    this.#answer = JSON.stringify({ url: `/files/${file.name}`, received: { ...this.#headers, ...fields } })
    this.dispatchEvent(new ProgressEvent('load'))
  }

  get status() {
    return this.#isSimulated ? 200 : super.status
  }

  get responseText() {
    return this.#isSimulated ? this.#answer : super.responseText
  }
}

/** Starts the server for an example; the function it returns stops it with the last one. */
export default function startServer() {
  users += 1
  window.XMLHttpRequest = SimulatedRequest
  return () => {
    users -= 1
    if (users === 0) window.XMLHttpRequest = RealRequest
  }
}
