import { expect, test } from 'vitest'
import { readPages } from './adminCloud/checkPages.ts'
import { checkReference } from './adminCloud/checkReference.ts'
import { readClasses } from './adminCloud/readClasses.ts'
import { readSample, type SampleFiles } from './adminCloud/sampleFiles.ts'

const sample = readSample()
const pages = readPages()

test('[DOC-10] the reference of Admin Cloud lists every class, member, table and column as the sample defines it', () => {
  expect(checkReference(sample, pages)).toEqual([])
  expect(readClasses(sample).length).toBeGreaterThan(40)
})

const core = 'admin-common/admin-common-core/src/main/java/com/admincloud/common/core'

const planted: readonly [file: string, text: string, replacement: string, problem: RegExp][] = [
  [`${core}/R.java`, 'fail(int code, String msg)', 'fail(int code)', /R: has no static <T> R<T> fail\(int code, String msg\)/],
  [`${core}/LoginUser.java`, 'Long deptId, ', '', /LoginUser: has no Long deptId/],
  [`${core}/PageResult.java`, 'public record PageResult', 'public record Paged', /admin-common-core: leaves out Paged/],
  ['sql/01_schema.sql', 'CREATE TABLE sys_dict (', 'CREATE TABLE sys_dictionary (', /leaves out sys_dictionary/],
  ['sql/crm.sql', 'mobile      VARCHAR(20)  NULL,\n  version', 'version', /crm_customer: has no mobile VARCHAR\(20\) NULL/],
  ['sql/crm.sql', 'request_no  VARCHAR(64)', 'request_no  VARCHAR(80)', /crm_order: leaves out request_no VARCHAR\(80\)/],
]

test.for(planted)('a difference in %s is found: %s → %s', ([file, text, replacement, problem]) => {
  expect(sample.get(file)).toContain(text)
  const changed: SampleFiles = new Map([...sample, [file, (sample.get(file) ?? '').replace(text, replacement)]])
  expect(checkReference(changed, pages).join('\n')).toMatch(problem)
})
