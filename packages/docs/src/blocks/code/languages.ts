import type { LanguageRegistration } from 'shiki/core'

type Loader = () => Promise<{ default: LanguageRegistration[] }>

const loaders: Record<string, Loader> = {
  bash: () => import('shiki/langs/bash.mjs'),
  css: () => import('shiki/langs/css.mjs'),
  diff: () => import('shiki/langs/diff.mjs'),
  docker: () => import('shiki/langs/docker.mjs'),
  html: () => import('shiki/langs/html.mjs'),
  http: () => import('shiki/langs/http.mjs'),
  ini: () => import('shiki/langs/ini.mjs'),
  java: () => import('shiki/langs/java.mjs'),
  javascript: () => import('shiki/langs/javascript.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  jsx: () => import('shiki/langs/jsx.mjs'),
  less: () => import('shiki/langs/less.mjs'),
  markdown: () => import('shiki/langs/markdown.mjs'),
  nginx: () => import('shiki/langs/nginx.mjs'),
  scss: () => import('shiki/langs/scss.mjs'),
  sql: () => import('shiki/langs/sql.mjs'),
  tsx: () => import('shiki/langs/tsx.mjs'),
  typescript: () => import('shiki/langs/typescript.mjs'),
  vue: () => import('shiki/langs/vue.mjs'),
  xml: () => import('shiki/langs/xml.mjs'),
  yaml: () => import('shiki/langs/yaml.mjs'),
}

const aliases: Record<string, string> = {
  js: 'javascript',
  ts: 'typescript',
  md: 'markdown',
  sh: 'bash',
  shell: 'bash',
  yml: 'yaml',
  properties: 'ini',
  dockerfile: 'docker',
}

/** Names and short forms of all languages that have a grammar. */
export function languageNames(): string[] {
  return [...Object.keys(loaders), ...Object.keys(aliases)]
}

/** Name of a language without its short forms. */
export function languageName(name: string): string {
  return aliases[name] ?? name
}

/** How a language's grammar is loaded; `undefined` for one that is shown as plain text. */
export function languageLoader(name: string): Loader | undefined {
  return Object.hasOwn(loaders, name) ? loaders[name] : undefined
}
