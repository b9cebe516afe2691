import { readFileSync } from 'node:fs'
import { start } from '@view-site/bootstrap/processes'

/** Result of a command. */
export interface Ended {
  code: number
  /** The whole output, without colours. */
  output: string
  seconds: number
}

/** Runs a shell command and waits for it. Its output goes to a file, so that none is lost when the command exits. */
export async function runLogged(command: string, { cwd, log }: { cwd: string; log: string }): Promise<Ended> {
  const begin = Date.now()
  const env = { FAULTS_LOG: log, NO_COLOR: '1', FORCE_COLOR: undefined }
  const { code } = await start('sh', ['-c', `{ ${command}\n} > "$FAULTS_LOG" 2>&1`], { cwd, env }).done
  return { code, output: withoutColours(readFileSync(log, 'utf8')), seconds: (Date.now() - begin) / 1000 }
}

function withoutColours(text: string): string {
  // oxlint-disable-next-line no-control-regex -- the escape character begins every colour
  return text.replaceAll(/\u001B\[[\d;]*m/g, '')
}
