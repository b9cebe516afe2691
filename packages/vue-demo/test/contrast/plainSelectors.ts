import { parse } from 'postcss'

/**
 * A stylesheet in which states are classes and pseudo-elements are child elements of the same specificity, so that a page can hold every
 * state at once: `.a:hover::before` becomes `.a.is-hover>is-before`. Inputs, which render no
 * children, become `x-input`.
 */
export function plainSelectors(css: string): string {
  const root = parse(css)
  root.walkRules((rule) => {
    if (!rule.selector.startsWith(':where(')) rule.selector = plainSelector(rule.selector)
  })
  return root.toString()
}

/** The same for one selector or a list. */
export function plainSelector(selector: string): string {
  return selector
    .replace(/(^|[\s>+~,])(input|textarea)(?![\w-])/g, '$1x-$2')
    .replace('::-webkit-input-placeholder', '::placeholder')
    .replace(/(^|[\s>+~,])(?=::?(before|after|placeholder))/g, '$1*')
    .replace(/::?(before|after|placeholder)/g, '>is-$1')
    .replace(/:(?!not\()([a-z-]+)(?:\(([^)]*)\))?/g, (_, name: string, argument = '') => `.is-${name}${argument}`)
}
