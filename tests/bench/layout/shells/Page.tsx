/** The page that every shell shows. */
export function Page({ path }: { path: string }) {
  return (
    <article data-page={path}>
      <h1>{path}</h1>
      <p>What a visitor reads here.</p>
    </article>
  )
}
