import { z } from 'zod'
import { createDocument, type ZodOpenApiPathItemObject } from 'zod-openapi'
import { callPaths, calls } from './calls.ts'
import { codes } from './codes.ts'
import { codesOf, type Call } from './defineCall.ts'
import { failureEnvelope, successEnvelope } from './schemas/envelope.ts'

/** What `openApiDocument` takes. */
export interface OpenApiDocumentOptions {
  /** Base URL of the API. @default '/' */
  serverUrl?: string
  /** Version of the document. @default '1.0.0' */
  version?: string
}

/** The OpenAPI 3.1 document of the whole contract, from the schemas that client and server use. */
export function openApiDocument({ serverUrl = '/', version = '1.0.0' }: OpenApiDocumentOptions = {}): ReturnType<typeof createDocument> {
  return createDocument({
    openapi: '3.1.1',
    info: {
      title: 'View site API',
      version,
      description: [
        'Every call but the list of ads is a POST with a JSON body. The token travels in the body.',
        'A business failure is HTTP 200 with a code other than 200; HTTP 400 is a body that is not JSON or does not fit the schema.',
        'Strings contain neither NUL nor unpaired surrogates; otherwise the reply is HTTP 400 and names the field.',
        'Money is integer fen, time is UTC ISO-8601.',
      ].join('\n'),
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set(callPaths.map((path) => tagOf(calls[path])))].map((name) => ({ name })),
    paths: Object.fromEntries(callPaths.map((path) => [calls[path].url, pathItem(calls[path])])),
  })
}

function pathItem(call: Call): ZodOpenApiPathItemObject {
  const listed = codesOf(call)
  const isGet = call.method === 'GET'
  return {
    [isGet ? 'get' : 'post']: {
      operationId: call.path.replaceAll(/[^a-z0-9]+/gi, '_').replace(/^_/, ''),
      summary: call.summary,
      tags: [tagOf(call)],
      description: listed.map((code) => `- \`${code}\` ${codes[code].reason}: ${codes[code].en}`).join('\n'),
      ...(isGet && call.request instanceof z.ZodObject
        ? { requestParams: { query: call.request } }
        : { requestBody: { required: true, content: { 'application/json': { schema: withToken(call) } } } }),
      responses: {
        '200': {
          description: 'Success, or a business failure',
          content: { 'application/json': { schema: z.union([successEnvelope(call.response), failureEnvelope]) } },
        },
        ...transportFailures(),
      },
    },
  }
}

function withToken(call: Call): z.ZodType {
  if (call.auth === 'none') return call.request
  const token = z.string().max(200).describe('Session token')
  return z.intersection(call.request, z.object({ token: call.auth === 'required' ? token : token.optional() }))
}

function transportFailures() {
  const content = { 'application/json': { schema: failureEnvelope } }
  return {
    '400': { description: 'The body is not JSON or does not fit the schema', content },
    '404': { description: 'No such call', content },
    '405': { description: 'Not a POST', content },
    '408': { description: 'The body did not arrive in time', content },
    '413': { description: 'The body is over 64 KB', content },
    '415': { description: 'The body is not application/json', content },
    '500': { description: 'A fault of the server', content },
  }
}

function tagOf(call: Call): string {
  const [area = '', group = ''] = call.url.split('/').slice(2)
  return area === 'pro' ? group : area
}
