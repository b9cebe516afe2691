import type { Locale } from '@view-site/i18n/product'
import { fieldsOf } from './fieldsOf.ts'
import type { ModuleText } from './modules.ts'

/** The first message of a frame that has loaded, to its parent window. */
export const frameReady = 'view-site:frame-ready'

/** The page's reply, which transfers the port for all further messages. */
export const frameConnect = 'view-site:frame-connect'

/** Messages from the page to the frame. */
export type ToFrame =
  | { type: 'run'; run: number; files: FileModule[]; css: string; locale: Locale; modules: ModuleText[] }
  | ThemeMessage
  /** A responsive frame replies immediately. */
  | { type: 'ping' }

/** A compiled file of the code: an ES module with placeholders for what it imports. */
export interface FileModule {
  name: string
  js: string
}

/** Shows the library and the component in a theme. */
export interface ThemeMessage {
  type: 'theme'
  isDark: boolean
  /** The library's dark theme. */
  library: string
  /** Styles of the component, whose colors follow the theme. */
  own: string
}

/** Captured console levels. */
export const logLevels = ['debug', 'log', 'info', 'warn', 'error'] as const

export type LogLevel = (typeof logLevels)[number]

/** A position in a compiled file. */
export interface Position {
  /** Name of the file. */
  file: string
  line: number
  column: number
}

/** Messages from the frame to the page. Code in the frame can forge all of them: show them, but never trust them. */
export type FromFrame =
  | { type: 'pong' }
  /** The component is mounted. */
  | { type: 'mounted'; run: number }
  | { type: 'error'; run: number; message: string; position?: Position }
  | { type: 'log'; run: number; level: LogLevel; text: string }

/** Maximum characters of a console message. */
export const textLimit = 10_000

/** A message from the frame, truncated for display, or undefined if malformed. */
export function parseFromFrame(data: unknown): FromFrame | undefined {
  const { type, run, message, position, level, text } = fieldsOf(data) ?? {}
  if (type === 'pong') return { type }
  if (typeof run !== 'number') return undefined
  if (type === 'mounted') return { type, run }
  if (type === 'error' && typeof message === 'string') {
    const at = parsePosition(position)
    return { type, run, message: message.slice(0, textLimit), ...(at && { position: at }) }
  }
  const known = logLevels.find((each) => each === level)
  if (type === 'log' && known && typeof text === 'string') return { type, run, level: known, text: text.slice(0, textLimit) }
  return undefined
}

function parsePosition(value: unknown): Position | undefined {
  const { file, line, column } = fieldsOf(value) ?? {}
  return typeof file === 'string' && isPlace(line) && isPlace(column) ? { file, line, column } : undefined
}

function isPlace(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
