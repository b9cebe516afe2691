/** Specificity of one selector as a comparable text, `ids,classes,types`. Arguments of `:not()` count, as in the cascade. */
export function specificity(selector: string): string {
  let rest = selector.replace(/:not\(([^)]*)\)/g, '$1')
  const take = (pattern: RegExp) => {
    const count = rest.match(pattern)?.length ?? 0
    rest = rest.replace(pattern, ' ')
    return count
  }
  const attributes = take(/\[[^\]]*\]/g)
  const ids = take(/#[\w-]+/g)
  const classes = take(/\.[\w-]+/g)
  const pseudoElements = take(/::[\w-]+|:(?:before|after)\b/g)
  const pseudoClasses = take(/:[\w-]+(?:\([^)]*\))?/g)
  const types = take(/[a-z][\w-]*/gi)
  return [ids, attributes + classes + pseudoClasses, pseudoElements + types].join(',')
}
