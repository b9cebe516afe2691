import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPages } from './adminCloud/checkPages.ts'
import { runSql } from './adminCloud/runSql.ts'
import { readSample, type SampleFiles } from './adminCloud/sampleFiles.ts'
import { startMariadb, type Mariadb } from './adminCloud/startMariadb.ts'

const sample = readSample()
const pages = readPages()
let database: Mariadb

beforeAll(async () => {
  database = await startMariadb()
}, 120_000)
afterAll(() => database.stop())

test('[DOC-10] MariaDB runs the scripts of the sample, the statements of its mappers and entities, and the SQL of the pages', () => {
  const { statements, problems } = runSql(sample, pages, database)
  expect(problems).toEqual([])
  expect(statements).toBeGreaterThan(150)
})

/** Mistakes that only a database finds: file, text, replacement, and what MariaDB says. */
const planted: readonly [file: string, text: string, replacement: string, problem: RegExp][] = [
  [
    'sql/01_schema.sql',
    'locale      VARCHAR(10)  NOT NULL DEFAULT',
    'locale      VARCHAR(10)  DEFAULT NOT NULL',
    /error in your SQL syntax/,
  ],
  ['sql/01_schema.sql', 'UNIQUE KEY uk_param (tenant_id, param_key)', 'UNIQUE KEY uk_param (tenant_id, params)', /Key column 'params'/],
  ['sql/02_data.sql', "(11, 1001, 'tenant_admin'", "(1, 1001, 'tenant_admin'", /Duplicate entry '1'/],
  ['sql/02_data.sql', "(1, 'platform', 'Platform')", "(1, 'platform')", /Column count doesn't match/],
  ['sql/03_job.sql', 'TRIGGER_GROUP) REFERENCES QRTZ_TRIGGERS', 'TRIGGER_GROUP) REFERENCES QRTZ_TRIGGER', /Foreign key constraint/],
  ['sql/crm.sql', 'dept_id     BIGINT       NOT NULL', 'dept_id     VARCHAR(1)   NOT NULL', /Data too long for column 'dept_id'/],
  ['sql/crm.sql', '(5008, 5001, 3,', '(5007, 5001, 3,', /Duplicate entry '5007'/],
  ['sql/crm.sql', 'amount      DECIMAL(12, 2) NOT NULL', 'total       DECIMAL(12, 2) NOT NULL', /Unknown column 'amount'/],
  [
    'admin-crm/src/main/java/com/admincloud/crm/mapper/ReportMapper.java',
    'GROUP BY DATE(create_time)',
    'GROUP BY status',
    /isn't in GROUP BY/,
  ],
  ['admin-crm/src/main/resources/mapper/CustomerMapper.xml', 'd.id = c.dept_id', 'd.id = k.dept_id', /Unknown column 'k.dept_id'/],
  [
    'admin-system/src/main/java/com/admincloud/system/entity/FileRecord.java',
    'private String sha256',
    'private String sha1',
    /Unknown column 'sha1'/,
  ],
  [
    'sql/01_schema.sql',
    'deleted     TINYINT      NOT NULL DEFAULT 0,\n  UNIQUE KEY uk_username',
    'deleted     TINYINT NOT NULL, secret INT NOT NULL,\n  UNIQUE KEY uk_username',
    /Field 'secret' doesn't have a default value/,
  ],
]

test.for(planted)('a mistake in %s is found: %s → %s', ([file, text, replacement, problem]) => {
  expect(sample.get(file)).toContain(text)
  const changed: SampleFiles = new Map([...sample, [file, (sample.get(file) ?? '').replace(text, replacement)]])
  expect(runSql(changed, pages, database).problems.join('\n')).toMatch(problem)
})
