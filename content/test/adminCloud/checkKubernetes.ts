import { checkCode } from '@view-site/code-check'
import { parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { root } from '../pages/pageApis.ts'
import type { SampleFiles } from './sampleFiles.ts'

const object = z.looseObject({ apiVersion: z.string(), kind: z.string() })

/**
 * Problems of the Kubernetes objects in `k8s/`: missing, unknown and mistyped fields. Their types are generated from the OpenAPI
 * description of Kubernetes (package `kubernetes-models`); unlike its schemas, the types reject unknown fields.
 */
export async function checkKubernetes(files: SampleFiles): Promise<string[]> {
  const blocks = [...files].flatMap(([file, text]) =>
    file.startsWith('k8s/') ? parseAllDocuments(text).map((document) => typedObject(file, object.parse(document.toJS()))) : [],
  )
  const problems = await checkCode(blocks, { root })
  return problems.map(({ file, message }) => `${file}: ${message}`)
}

function typedObject(file: string, value: z.infer<typeof object>) {
  const { apiVersion, kind } = value
  const code = `import type { I${kind} } from 'kubernetes-models/${apiVersion}/${kind}'\nexport const value: I${kind} = ${JSON.stringify(value)}\n`
  return { file, line: 1, language: 'ts', isPart: false, code }
}
