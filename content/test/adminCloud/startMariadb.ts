import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A running MariaDB server that only the test uses, over a socket in a temporary folder. */
export interface Mariadb {
  /** Runs a script to its end, whatever fails in it. Returns an error per statement that failed, with the line it begins in. */
  run: (script: string) => SqlError[]
  stop: () => Promise<void>
}

export interface SqlError {
  line: number
  message: string
}

// Debian's packages `mariadb-server-core` and `mariadb-client-core`.
const server = '/usr/sbin/mariadbd'
const client = '/usr/bin/mariadb'

/** Starts a server with an empty data folder and MySQL's default SQL mode. It has no grant tables, so no accounts can be created. */
export async function startMariadb(): Promise<Mariadb> {
  const folder = mkdtempSync(join(tmpdir(), 'mariadb-'))
  const socket = join(folder, 'socket')
  const child = spawn(server, options(folder, socket), { stdio: ['ignore', 'ignore', 'pipe'] })
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    let log = ''
    child.once('error', (error) => reject(new Error(`Cannot start MariaDB: ${error.message}. Install Debian's mariadb-server-core.`)))
    child.once('close', () => reject(new Error(`MariaDB did not start: ${log}`)))
    child.stderr.on('data', (chunk) => {
      log += String(chunk)
      if (log.includes('ready for connections')) resolve()
    })
  })
  return {
    run: (script) => runScript(socket, script),
    async stop() {
      child.kill()
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function options(folder: string, socket: string): string[] {
  return [
    '--no-defaults',
    // The server refuses to run as root unless asked to.
    ...(process.getuid?.() === 0 ? ['--user=root'] : []),
    `--datadir=${folder}`,
    `--socket=${socket}`,
    `--pid-file=${join(folder, 'pid')}`,
    '--skip-grant-tables',
    '--skip-networking',
    '--character-set-server=utf8mb4',
    '--sql-mode=ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION',
    // The data are thrown away: small files, nothing flushed.
    '--innodb-buffer-pool-size=8M',
    '--innodb-log-file-size=4M',
    '--innodb-flush-method=nosync',
    '--innodb-flush-log-at-trx-commit=0',
    '--innodb-fast-shutdown=2',
    '--sync-frm=0',
  ]
}

function runScript(socket: string, script: string): SqlError[] {
  const { error, stderr } = spawnSync(client, ['--no-defaults', '--force', '--default-character-set=utf8mb4', `--socket=${socket}`], {
    input: script,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  if (error) throw new Error(`Cannot run the MariaDB client: ${error.message}. Install Debian's mariadb-client-core.`)
  const errors = [...stderr.matchAll(/^ERROR \d+ \(\w+\) at line (\d+): (.*)$/gm)]
  const other = /^ERROR .*/m.exec(stderr)
  if (errors.length === 0 && other) throw new Error(other[0])
  return errors.map(([, line = '', message = '']) => ({ line: Number(line), message }))
}
