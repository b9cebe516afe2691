import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A temporary PostgreSQL server. */
export interface PostgresServer {
  url: string
  /** Creates another database on it and returns its address. */
  database(name: string): Promise<string>
  stop(): Promise<void>
}

/** Starts Debian's PostgreSQL with an empty data directory on a free loopback port. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = await findBinaries()
  const owner = await serverUser()
  const directory = await mkdtemp(join(tmpdir(), 'mock-api-postgres-'))
  if (owner !== undefined) await chown(directory, owner.uid, owner.gid)
  await chmod(directory, 0o700)
  const data = join(directory, 'data')
  const port = await freePort()
  const as = { ...owner, cwd: directory }
  await run(join(bin, 'initdb'), ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], as)
  const settings = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${directory}`, '-c', 'fsync=off']
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings, '-c', 'max_connections=200'], { ...as, stdio: 'ignore' })
  const kill = (): void => void server.kill('SIGQUIT')
  process.once('exit', kill)
  await untilReady(join(bin, 'pg_isready'), port)
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    database: async (name) => {
      await run(join(bin, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'test', name], as)
      return `postgres://test@127.0.0.1:${port}/${name}`
    },
    stop: async () => {
      process.off('exit', kill)
      const exited = once(server, 'exit')
      kill()
      if (server.exitCode === null) await exited
      await rm(directory, { recursive: true, force: true })
    },
  }
}

async function untilReady(isReady: string, port: number, tries = 1200): Promise<void> {
  const ready = await run(isReady, ['-h', '127.0.0.1', '-p', String(port)]).then(
    () => true,
    () => false,
  )
  if (ready) return
  if (tries === 0) throw new Error('PostgreSQL did not start within two minutes; look at what else runs on this machine')
  await sleep(100)
  await untilReady(isReady, port, tries - 1)
}

/** Debian keeps the server binaries outside PATH, one directory per version. */
async function findBinaries(): Promise<string> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => [])
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0]
  if (newest !== undefined) return `/usr/lib/postgresql/${newest}/bin`
  const { stdout } = await run('pg_config', ['--bindir']).catch(() => ({ stdout: '' }))
  if (stdout.trim() !== '') return stdout.trim()
  throw new Error(
    'No PostgreSQL on this machine: install it (Debian: apt-get install postgresql), or give the address of one in DATABASE_URL',
  )
}

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
async function serverUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])])
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('The operating system assigned no port')
  return address.port
}
