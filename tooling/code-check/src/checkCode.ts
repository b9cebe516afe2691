import { checkJava } from './checkJava.ts'
import { checkJson } from './checkJson.ts'
import { checkScripts } from './checkScripts.ts'
import { checkSql } from './checkSql.ts'
import { checkVue } from './checkVue.ts'
import { checkYaml } from './checkYaml.ts'
import type { CodeBlock } from './CodeBlock.ts'
import type { CodeProblem } from './CodeProblem.ts'
import { scriptOf } from './scriptOf.ts'

export interface CodeCheckOptions {
  /** Absolute path of the folder whose `node_modules` resolve the code's imports. */
  root: string
}

/** Checkers by language; each reports the problems in one block. */
const checks: Record<string, (block: CodeBlock) => readonly CodeProblem[] | Promise<readonly CodeProblem[]>> = {
  vue: checkVue,
  json: checkJson,
  jsonc: checkJson,
  yaml: checkYaml,
  yml: checkYaml,
  sql: checkSql,
  java: checkJava,
}

/**
 * Checks code blocks: JavaScript, TypeScript and Vue are parsed and, unless they are fragments, type-checked; JSON, YAML, SQL (MySQL) and
 * Java are parsed. Other languages are skipped.
 */
export async function checkCode(blocks: readonly CodeBlock[], { root }: CodeCheckOptions): Promise<CodeProblem[]> {
  const byBlock = await Promise.all(blocks.map(async (block) => (await checks[block.language]?.(block)) ?? []))
  // A component that does not parse has no script to check.
  const scripts = blocks.flatMap((block, index) => (byBlock[index]?.length === 0 ? (scriptOf(block) ?? []) : []))
  return [...byBlock.flat(), ...checkScripts(scripts, root)]
}
