/** Text on its background, as the browser computes it. */
export interface ColorPair {
  selector: string
  text: [number, number, number]
  background: [number, number, number]
  border: [number, number, number]
  /** What is around the outermost element. */
  surface: [number, number, number]
}

/**
 * Runs in the page: builds the elements that each selector describes, in a page and in an overlay, and reads the text's colour and what
 * lies below it. Elements of the library's classes that a class name starts with (`ivu-btn` for `ivu-btn-primary`) surround it. What has
 * no background anywhere is read on each neutral surface.
 */
export function readColors({ selectors, containers }: { selectors: string[]; containers: Record<string, string> }): ColorPair[] {
  type Rgba = [number, number, number, number]
  const known = new Set(selectors.flatMap((selector) => selector.match(/ivu-[\w-]+/g) ?? []))
  const places = ['', 'ivu-modal-content'].map((className) => {
    const place = document.createElement('div')
    place.className = className
    document.body.append(place)
    return place
  })
  const built = selectors.flatMap((selector) => places.map((place) => ({ selector, place, element: build(selector, place) })))
  const [page, overlay, ...others] = ['surface', 'surface-raised', 'surface-subtle', 'surface-hover'].map(tokenColor)
  if (!page || !overlay) return []
  return built.flatMap(({ selector, place, element }) => {
    if (!element.matches(selector)) throw new Error(`The element built for ${selector} does not match it: ${place.innerHTML.slice(-300)}`)
    const { color, borderTopColor } = getComputedStyle(element)
    if (parse(color)[3] === 0) return []
    const layers: Rgba[] = []
    for (let at: Element | null = element; at && at !== place; at = at.parentElement)
      layers.push(parse(getComputedStyle(at).backgroundColor))
    const surface = place.className ? overlay : page
    const isOpaque = layers.some(([, , , alpha]) => alpha === 1)
    return (isOpaque ? [surface] : [page, overlay, ...others]).map((base) => {
      const background = layers.toReversed().reduce(over, base)
      const [text, border] = [over(background, parse(color)), over(base, parse(borderTopColor))]
      return { selector, text: opaque(text), background: opaque(background), border: opaque(border), surface: opaque(base) }
    })
  })

  function tokenColor(name: string): Rgba {
    const area = document.createElement('div')
    area.style.backgroundColor = `var(--ivu-${name})`
    document.body.append(area)
    return parse(getComputedStyle(area).backgroundColor)
  }

  function opaque([red, green, blue]: Rgba): [number, number, number] {
    return [red, green, blue]
  }

  function build(selector: string, place: Element): Element {
    const around = containers[selector]
    let parent = around ? build(around, place) : place
    let last: Element = parent
    for (const part of selector.replace(/\s*([>+~])\s*/g, ' $1').split(/\s+/)) {
      const compound = part.replace(/^[>+~]/, '')
      const isSibling = /^[+~]/.test(part)
      const inside = isSibling ? last.parentElement : parent
      const element = create(compound)
      ;(isSibling || part.startsWith('>') ? inside : surround(compound, inside))?.append(element)
      last = element
      parent = element
    }
    return last
  }

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- page.evaluate sends the text of readColors alone: nothing else of this module exists in the page
  function create(compound: string): Element {
    const plain = compound.replace(/:not\([^)]*\)/g, '')
    const element = document.createElement(/^[a-z][\w-]*/i.exec(plain)?.[0] ?? 'span')
    const attributes = plain.match(/\[[^\]]*\]/g) ?? []
    const classes = plain.replace(/\[[^\]]*\]/g, '').match(/\.[^.#[\]]+/g) ?? []
    element.setAttribute('class', classes.map((name) => name.slice(1)).join(' '))
    for (const attribute of attributes) {
      const [, name = '', value = ''] = /^\[([\w-]+)(?:[\^*]?="?([^"\]]*)"?)?\]$/.exec(attribute) ?? []
      element.setAttribute(name, value)
    }
    return element
  }

  function surround(compound: string, parent: Element | null): Element | null {
    const name = /\.(ivu-[\w-]+)/.exec(compound)?.[1]
    if (!name || !parent) return parent
    const words = name.split('-')
    const names = words.map((_, at) => words.slice(0, at + 1).join('-')).slice(0, -1)
    const around = names.filter((start) => known.has(start) && !compound.includes(`.${start}.`))
    return around.reduce<Element>((outer, className) => {
      const element = document.createElement('div')
      element.className = className
      outer.append(element)
      return element
    }, parent)
  }

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- page.evaluate sends the text of readColors alone: nothing else of this module exists in the page
  function parse(color: string): Rgba {
    const [one = 0, two = 0, three = 0, alpha = 1] = color.match(/-?[\d.]+(e-\d+)?/g)?.map(Number) ?? []
    const scale = color.startsWith('color(') ? 255 : 1
    return [one * scale, two * scale, three * scale, alpha]
  }

  function over(below: Rgba, above: Rgba): Rgba {
    const part = (at: 0 | 1 | 2) => above[at] * above[3] + below[at] * (1 - above[3])
    return [part(0), part(1), part(2), 1]
  }
}
