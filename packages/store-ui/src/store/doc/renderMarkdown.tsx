import type { StoreHeading } from '@view-site/contract'
import { Link } from '@view-site/ui'
import type { Root } from 'hast'
import type { ComponentProps, ReactElement } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import rehypeReact from 'rehype-react'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

/** Markdown as React elements. HTML is left out, and so are addresses other than http(s), mail and the site's own. */
export function renderMarkdown(text: string, toc: readonly StoreHeading[] = []): ReactElement {
  return unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype)
    .use(rehypeSanitize)
    .use(() => (tree: Root) => nameHeadings(tree, toc))
    .use(rehypeReact, { Fragment, jsx, jsxs, components })
    .processSync(text).result
}

/** Gives the n-th heading of level 1 to 3 the n-th id. */
function nameHeadings(tree: Root, toc: readonly StoreHeading[]): void {
  const ids = toc.map(({ id }) => id)
  for (const node of tree.children) {
    if (node.type === 'element' && /^h[123]$/.test(node.tagName)) node.properties['id'] = ids.shift()
  }
}

const components = { a: TextLink, input: Tick, pre: Code, table: Table }

function TextLink({ href = '', children }: ComponentProps<'a'>) {
  return href.startsWith('#') ? <a href={href}>{children}</a> : <Link to={href}>{children}</Link>
}

/** A task list item: it cannot be ticked here, so it is not a control. */
function Tick({ checked }: ComponentProps<'input'>) {
  return <span aria-hidden="true">{checked === true ? '☑ ' : '☐ '}</span>
}

/** A scroll container that can be scrolled by keyboard. */
function Code(props: ComponentProps<'pre'>) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached without a pointer
  return <pre tabIndex={0} {...props} />
}

function Table(props: ComponentProps<'table'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached without a pointer
    <div tabIndex={0} data-scroll="">
      <table {...props} />
    </div>
  )
}
