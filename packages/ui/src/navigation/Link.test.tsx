import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Link } from './Link.tsx'
import { NavigationProvider, plainNavigation } from './NavigationProvider.tsx'

const navigation = { ...plainNavigation, Link: ({ to }: { to: string }) => <i>{to}</i> }

test('paths use the router, all other links are plain anchors', () => {
  expect(html('/en-US/docs?q=1#top')).toBe('<i>/en-US/docs?q=1#top</i>')
  expect(html('https://example.com')).toBe('<a href="https://example.com">x</a>')
  expect(html('//example.com')).toBe('<a href="//example.com">x</a>')
  expect(html('mailto:a@b.cn')).toBe('<a href="mailto:a@b.cn">x</a>')
  expect(html('#main')).toBe('<a href="#main">x</a>')
  expect(html('/files/a.zip', 'a.zip')).toBe('<a download="a.zip" href="/files/a.zip">x</a>')
})

test('without a router it is an anchor', () => {
  expect(renderToStaticMarkup(<Link to="/docs">x</Link>)).toContain('href="/docs"')
})

test('a link in a new tab has no opener', () => {
  expect(
    renderToStaticMarkup(
      <Link to="https://example.com" target="_blank">
        x
      </Link>,
    ),
  ).toContain('rel="noopener"')
})

function html(to: string, download?: string): string {
  return renderToStaticMarkup(
    <NavigationProvider navigation={navigation}>
      <Link to={to} variant="plain" download={download}>
        x
      </Link>
    </NavigationProvider>,
  )
}
