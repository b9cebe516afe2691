/** The page in every shell. */
export function Page({ path }: { path: string }) {
  return (
    <article data-page={path}>
      <h1>{path}</h1>
      <p>What a visitor reads here.</p>
    </article>
  )
}
