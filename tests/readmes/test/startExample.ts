const examples = import.meta.glob('../.cache/*/first/main.tsx')

/** Runs the first example of a package's README in this page, with an empty `#root`. */
export async function startExample(name: string): Promise<void> {
  const start = examples[`../.cache/${name}/first/main.tsx`]
  if (!start) throw new Error(`The README of packages/${name} has no block \`tsx first/main.tsx\`.`)
  document.body.innerHTML = '<div id="root"></div>'
  await start()
}
