import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkCompose } from './adminCloud/checkCompose.ts'
import { checkConfig } from './adminCloud/checkConfig.ts'
import { checkKubernetes } from './adminCloud/checkKubernetes.ts'
import { checkPages, readPages } from './adminCloud/checkPages.ts'
import { checkSql } from './adminCloud/checkSql.ts'
import { compileJava } from './adminCloud/compileJava.ts'
import { readSample, sampleRoot, type SampleFiles } from './adminCloud/sampleFiles.ts'
import { hash, hashFiles, openPassRecord } from './passRecord.ts'
import { root } from './pages/pageApis.ts'

const sample = readSample()
const pages = readPages()
const javac = 120_000

describe('the sample project of Admin Cloud', () => {
  test('[DOC-10] its Java compiles', { timeout: javac }, () => {
    const record = openPassRecord(join(root, 'node_modules/.cache/java-passes.json'))
    const key = hash([
      hashFiles(sampleRoot, ['**/*.java']),
      hashFiles(join(import.meta.dirname, 'adminCloud'), ['compileJava.ts', 'stubs/*']),
    ])
    if (record.has('admin-cloud', key)) return
    expect(compileJava(sample)).toEqual([])
    record.add(new Map([['admin-cloud', key]]))
  })

  test('[DOC-10] its SQL, mappers and entities name tables and columns that exist', () => {
    expect(checkSql(sample)).toEqual([])
  })

  test('[DOC-10] its settings exist, and addresses, ports and names agree', () => {
    expect(checkConfig(sample)).toEqual([])
  })

  test('[DOC-10] its Compose files have the fields of the Compose Specification', () => {
    expect(checkCompose(sample)).toEqual([])
  })

  test('[DOC-10] its Kubernetes objects have the fields of the Kubernetes API', async () => {
    expect(await checkKubernetes(sample)).toEqual([])
  })

  test('[DOC-10] pages name only what it defines, and show its files in both languages', () => {
    expect(checkPages(sample, pages)).toEqual([])
    for (const [page, text] of [...pages].filter(([name]) => name.endsWith('en-US.md')))
      expect.soft(shownFiles(text), page).toEqual(shownFiles(pages.get(page.replace('en-US', 'zh-CN')) ?? ''))
    const shown = new Set([...pages.values()].flatMap(shownFiles))
    expect(shown.size).toBeGreaterThan(70)
  })
})

/** Contradictions as they were on the pages, or as a hurried edit makes them: file, text, replacement, and what the checks say. */
const planted: readonly [file: string, text: string, replacement: string, problem: RegExp][] = [
  ['nacos/dev/common.yaml', '${REDIS_HOST:localhost}', 'redis', /Redis is on localhost/],
  ['nacos/dev/admin-system.yaml', 'url:', 'uri:', /no spring.datasource.url/],
  ['nacos/dev/admin-job.yaml', '3306/admin_job', '3306/admin_jobs', /no database admin_jobs/],
  ['admin-boot/src/main/resources/application.yml', 'port: 8000', 'port: 8001', /does not start/],
  ['admin-auth-server/src/main/resources/application.yml', '9100', '9200', /two services have one port/],
  ['k8s/admin-system.yaml', 'readiness, port: 8001', 'readiness, port: 9200', /called on 9200/],
  ['admin-gateway/src/main/resources/application.yml', 'webflux:', 'webflx:', /unknown property/],
  ['admin-boot/src/main/resources/application-dev.yml', 'permit-all', 'permit-al', /unknown property admin.security.permit-al/],
  ['sql/crm.sql', 'CREATE TABLE crm_contact', 'CREATE TABLE crm_contacts', /no table crm_contact$/],
  ['admin-crm/src/main/java/com/admincloud/crm/mapper/OrderMapper.java', 'request_no', 'request_number', /no column request_number/],
  ['docker/compose.yaml', 'healthcheck:', 'healthchecks:', /mysql must NOT have additional properties .*healthchecks/],
  ['docker/compose.cloud.yaml', "'8848:8848'", '[8848]', /ports\/1 must be/],
  ['k8s/admin-system.yaml', 'replicas: 2', 'replica: 2', /replica.* does not exist in type 'IDeploymentSpec'/],
  ['k8s/admin-system.yaml', 'periodSeconds: 5', 'periodSeconds: 5s', /'string' is not assignable to type 'number'/],
  ['sql/02_data.sql', "'boss'", "'owner'", /account demo\/boss/],
  ['sql/crm.sql', "'crm:customer:edit'", "'crm:customer:change'", /permission crm:customer:edit/],
]

test.for(planted)('a contradiction in %s is found: %s → %s', async ([file, text, replacement, problem]) => {
  expect(sample.get(file)).toContain(text)
  const changed: SampleFiles = new Map([...sample, [file, (sample.get(file) ?? '').replace(text, replacement)]])
  const inKubernetes = file.startsWith('k8s/') ? await checkKubernetes(changed) : []
  const others = [checkSql(changed), checkConfig(changed), checkCompose(changed), checkPages(changed, pages)].flat()
  expect([...others, ...inKubernetes].join('\n')).toMatch(new RegExp(problem, 'm'))
})

test('the stubs are apart from the sample', () => {
  expect(globSync('**/*.txt', { cwd: sampleRoot })).toEqual([])
})

function shownFiles(text: string): string[] {
  return [...text.matchAll(/^```.* file="([^"]+)"(?: region="[^"]+")?/gm)].map(([fence]) => fence.replace(/^.* file=/, ''))
}
