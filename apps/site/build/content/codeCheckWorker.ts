import { checkCode, type CodeBlock, type CodeProblem } from '@view-site/code-check'

/** Checks code in a thread, which keeps the parsed types of libraries from one call to the next. */
export default function checkInThread({ blocks, root }: { blocks: readonly CodeBlock[]; root: string }): Promise<CodeProblem[]> {
  return checkCode(blocks, { root })
}
