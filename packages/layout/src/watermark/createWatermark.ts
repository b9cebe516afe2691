/** How the text is drawn. */
export interface WatermarkLook {
  /** Edge of the tile, in px. @default 400 */
  size: number
  /** @default 0.1 */
  alpha: number
  /** In radians. @default -0.4 */
  rotate: number
  /** In px. @default 20 */
  fontSize: number
  /** @default the colour of the page's text */
  color: string | null
}

/** Whether a watermark is shown, what it says and how it looks. */
export interface WatermarkOptions {
  /** @default false */
  show?: boolean
  /** @default 'Admin Plus' */
  text?: string
  options?: Partial<WatermarkLook>
}

/** A text over the whole page that lets clicks through. */
export interface Watermark {
  get: () => Required<Omit<WatermarkOptions, 'options'>> & { options: WatermarkLook }
  /** Shows, hides or changes it. */
  set: (change: WatermarkOptions) => void
  /** Removes it for good. */
  dispose: () => void
}

const defaultLook: WatermarkLook = { size: 400, alpha: 0.1, rotate: -0.4, fontSize: 20, color: null }

/** Makes a watermark, hidden at first. It is drawn once and tiled; if its element is removed, it is added again. */
export function createWatermark(first: WatermarkOptions = {}): Watermark {
  let state = { show: false, text: 'Admin Plus', options: defaultLook }
  const layer = document.createElement('div')
  layer.dataset.watermark = ''
  layer.setAttribute('aria-hidden', 'true')
  const guard = new MutationObserver(() => {
    if (state.show && !layer.isConnected) document.body.append(layer)
  })

  function set({ show = state.show, text = state.text, options = {} }: WatermarkOptions) {
    state = { show, text, options: { ...state.options, ...options } }
    guard.disconnect()
    if (!show) {
      layer.remove()
      return
    }
    layer.style.cssText = `position:fixed;inset:0;z-index:2147483646;pointer-events:none;background:url(${drawTile(text, state.options)})`
    if (!layer.isConnected) document.body.append(layer)
    guard.observe(document.body, { childList: true })
  }
  set(first)
  return { get: () => state, set, dispose: () => set({ show: false }) }
}

function drawTile(text: string, { size, alpha, rotate, fontSize, color }: WatermarkLook): string {
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const context = canvas.getContext('2d')
  if (!context) return ''
  const page = getComputedStyle(document.body)
  context.globalAlpha = alpha
  context.fillStyle = color ?? page.color
  context.font = `${fontSize}px ${page.fontFamily}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.translate(size / 2, size / 2)
  context.rotate(rotate)
  context.fillText(text, 0, 0)
  return canvas.toDataURL()
}
