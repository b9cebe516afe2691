/** A selector of a style sheet, as far as an element's markup decides whether it matches. */
export interface SheetSelector {
  text: string
  /** Without states of the page and pseudo-elements. */
  plain: string
  /** Classes without which it matches nothing. */
  classes: readonly string[]
  /** Element name of its last part. */
  tag: string | undefined
}

/** States that an element which cannot be used never has. */
const unusedStates = /:(?:hover|active|focus|focus-visible|focus-within|target|-webkit-autofill|autofill)(?![\w-])/
const pseudoElements =
  /::?(?:-webkit-|-moz-|-ms-)?(?:before|after|placeholder|selection|marker|first-letter|first-line|inner-spin-button|outer-spin-button|search-[\w-]*|clear|input-placeholder|scrollbar[\w-]*|file-upload-button|link|visited|any-link|enabled|backdrop)(?![\w-])/g
/** Elements directly below the body, in a list of alternatives: overlays. */
const overlays = /,\s*body\s*>[^,()]*(?=[,)])/g
/** A condition on the root, such as its theme. */
const rootState = /^(?::where\((:root[^()]*)\)|(:root(?:\[[^\]]*\])*))(?=\s|$)\s*/
const lists = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g

/**
 * Reads a selector; `undefined` if it is for a state that an element which cannot be used never has. In its text `&` is the element that
 * it is nested in.
 * @param unless Condition on the root under which a selector for one of its states matches nothing.
 */
export function readSelector(selector: string, unless: string): SheetSelector | undefined {
  if (unusedStates.test(selector)) return undefined
  const text = selector.replaceAll(overlays, '')
  const [state = '', inWhere, direct] = rootState.exec(text) ?? []
  const inside = text.slice(state.length)
  const root = inWhere ?? direct
  const condition = root === undefined || unless === '' || root === ':root' ? root : `${root}:not(${unless})`
  const plain =
    inside
      .replaceAll(pseudoElements, '')
      .replaceAll(/(^|[\s>+~])(?=$|[\s>+~])/g, '$1*')
      .replaceAll(/:where\((\.[\w-]+)\)/g, '$1')
      .trim() || '*'
  const sure = sureParts(plain)
  const last = sure.split(/[\s>+~]+/).at(-1) ?? ''
  return {
    text: condition === undefined ? text : `:where(${condition}) & ${inside}`.trimEnd(),
    plain,
    classes: classesIn(sure),
    tag: /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase(),
  }
}

/** Classes without which a selector matches nothing. */
export function requiredClasses(selector: string): string[] {
  return classesIn(sureParts(selector))
}

/** A selector without lists of alternatives and attributes. */
function sureParts(selector: string): string {
  return selector.replaceAll(lists, '').replaceAll(/\[[^\]]*\]/g, '')
}

function classesIn(selector: string): string[] {
  return Array.from(selector.matchAll(/\.([\w-]+)/g), ([, name = '']) => name)
}
