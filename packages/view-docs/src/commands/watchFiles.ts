import { stat } from 'node:fs/promises'

/** Inode, size and modification time of files by path; `''` for a missing file. */
export type FileStamps = ReadonlyMap<string, string>

const interval = 300

/** Reads the current stamps of the files. */
export async function stampsOf(files: readonly string[]): Promise<FileStamps> {
  return new Map(await Promise.all(files.map(async (file) => [file, await stampOf(file)] as const)))
}

/**
 * Polls the files every 300 ms, calls `onChange` with the first one whose stamp differs from `before`, and stops. A file system watcher
 * would miss changes made before it is ready. Returns a cleanup function.
 * @param before stamps of the files when they were read
 */
export function watchFiles(before: FileStamps, onChange: (file: string) => void): () => void {
  let isStopped = false
  const check = async () => {
    const now = await stampsOf([...before.keys()])
    const changed = [...now].find(([file, stamp]) => stamp !== before.get(file))
    if (isStopped) return
    if (changed) onChange(changed[0])
    else timer = setTimeout(check, interval)
  }
  let timer = setTimeout(check, interval)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

async function stampOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => undefined)
  return found ? `${found.ino} ${found.size} ${found.mtimeMs}` : ''
}
