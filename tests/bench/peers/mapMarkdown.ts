/**
 * Escapes what is text in this site's Markdown and markup in others: tags and interpolations outside code.
 * @param fence Replaces a fenced code block; by default it is kept.
 */
export function mapMarkdown(markdown: string, fence: (block: MarkdownFence) => string = ({ source }) => source): string {
  let section = ''
  return markdown
    .split(/^(```[\s\S]*?^```$)/m)
    .map((part, index) => {
      if (index % 2 === 0) {
        section =
          part
            .match(/^## .+$/gm)
            ?.at(-1)
            ?.slice(3) ?? section
        return escapeText(part)
      }
      const [, language = '', code = ''] = /^```(\S*).*\n([\s\S]*)```$/.exec(part) ?? []
      return fence({ source: part, language, code, section })
    })
    .join('')
}

/** A fenced code block. */
export interface MarkdownFence {
  /** With its fences. */
  source: string
  language: string
  code: string
  /** The heading of second level above it. */
  section: string
}

function escapeText(text: string): string {
  return text
    .split(/(`+[^`\n]+`+)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;')))
    .join('')
}
