import { openApiDocument } from '@view-site/contract/openapi'
import { html } from 'hono/html'
import { languageOf, type PageLanguage } from '../control/pages/language.ts'
import { page, type Markup } from '../control/pages/page.ts'
import { callerOrigin, type AppContext } from '../http/caller.ts'
import { fieldsOf, type Schema } from './fieldsOf.ts'

type Document = ReturnType<typeof openApiDocument>
type Operation = NonNullable<NonNullable<NonNullable<Document['paths']>[string]>['post']>

/** Path of the HTML page. */
export const openApiPath = '/openapi'

/** Renders the OpenAPI document as HTML: each call with its request, response and error codes. Uses nothing but the document. */
export function openApiPage(context: AppContext): Promise<Response> {
  const document = openApiDocument({ serverUrl: callerOrigin(context) })
  const language = languageOf(context)
  const { t } = language
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, { get, post }]) => [
    ...(get ? [{ path, method: 'GET', operation: get }] : []),
    ...(post ? [{ path, method: 'POST', operation: post }] : []),
  ])
  const groups = (document.tags ?? []).map(({ name }) => ({
    name,
    calls: operations.filter(({ operation }) => operation.tags?.includes(name)),
  }))
  const main = html`<h1>${t.document}</h1>
    <p class="lead">${document.info.title} ${document.info.version}</p>
    ${document.info.description?.split('\n').map((line) => html`<p>${line}</p>`)}
    <p class="note"><a href="/openapi.json">openapi.json</a> · OpenAPI ${document.openapi}</p>
    <nav aria-label="${t.calls}" class="index">
      ${groups.map(
        ({ name, calls }) =>
          html`<section>
            <b>${name}</b>
            <ul>
              ${calls.map(
                ({ path, operation }) =>
                  html`<li>
                    <a href="#${operation.operationId}"><code>${path}</code></a>
                  </li>`,
              )}
            </ul>
          </section>`,
      )}
    </nav>
    ${operations.map(({ path, method, operation }) => callPart(language, document, `${method} ${path}`, operation))}`
  return page(t.document, language, main, openApiPath)
}

function callPart({ t }: PageLanguage, { components }: Document, title: string, operation: Operation): Markup {
  const named = components?.schemas ?? {}
  const query = { properties: Object.fromEntries((operation.parameters ?? []).flatMap(parameterOf)) }
  const request = operation.requestBody ? schemaOf(operation.requestBody) : query
  const reply = schemaOf(operation.responses?.['200'])
  const codes = (operation.description ?? '').split('\n').filter((line) => line !== '')
  return html`<section aria-labelledby="${operation.operationId}">
    <h2 id="${operation.operationId}"><code>${title}</code></h2>
    <p>${operation.summary}</p>
    <h3>${t.request}</h3>
    ${fieldTable(t, fieldsOf(request, named))}
    <h3>${t.reply}</h3>
    ${fieldTable(t, fieldsOf(dataOf(reply), named))}
    <details>
      <summary>${t.codes} (${codes.length})</summary>
      <ul class="codes">
        ${codes.map((line) => html`<li>${line.replace(/^- /, '').replaceAll('`', '')}</li>`)}
      </ul>
    </details>
  </section>`
}

function fieldTable(t: PageLanguage['t'], fields: ReturnType<typeof fieldsOf>): Markup {
  if (fields.length === 0) return html`<p class="note">${t.noFields}</p>`
  return html`<div class="scroll" tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">${t.field}</th>
          <th scope="col">${t.type}</th>
          <th scope="col">${t.meaning}</th>
        </tr>
      </thead>
      <tbody>
        ${fields.map(
          ({ name, type, required, note }) =>
            html`<tr>
              <th scope="row"><code>${name}</code>${required ? '' : html` <span class="note">${t.optional}</span>`}</th>
              <td><code>${type}</code></td>
              <td>${note}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

/** A query parameter as a property of the body's schema. */
function parameterOf(parameter: object): [string, Schema][] {
  if (!('name' in parameter) || typeof parameter.name !== 'string' || !('schema' in parameter)) return []
  return typeof parameter.schema === 'object' && parameter.schema !== null ? [[parameter.name, parameter.schema]] : []
}

interface WithContent {
  content?: Record<string, { schema?: object }>
}

function schemaOf(part: unknown): Schema {
  return hasContent(part) ? (part.content?.['application/json']?.schema ?? {}) : {}
}

function hasContent(part: unknown): part is WithContent {
  return typeof part === 'object' && part !== null && 'content' in part
}

/** The `data` of a successful reply: the first of the two envelopes. */
function dataOf(reply: Schema): Schema {
  const [success = {}] = reply.anyOf ?? []
  return success.properties?.['data'] ?? {}
}
