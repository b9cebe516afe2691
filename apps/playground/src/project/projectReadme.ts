import type { Locale } from '@view-site/i18n/product'

export interface ProjectReadmeOptions {
  /** Whether the code imports iCRUD, which is not on npm. */
  needsIcrud: boolean
  /** Paths of the files of the code. */
  paths: readonly string[]
}

const commands = '```sh\nnpm install\nnpm run dev\n```'

const texts: Record<
  Locale,
  { title: string; start: string; build: string; icrud: string; code: (paths: string[]) => string; contents: string }
> = {
  'zh-CN': {
    title: 'View UI Plus 示例项目',
    start: `从 View UI Plus 演练场下载的 Vite 项目。需要 Node.js 20.19、22.12 或更高版本：\n\n${commands}`,
    build: '`npm run build` 把生产版本输出到 `dist`，`npm run preview` 在本机预览它。',
    icrud: '这段代码用到 iCRUD，它不在 npm 上：先把 iCRUD 的文件夹放到 `packages/icrud`，再运行 `npm install`。',
    code: (paths) => `- ${paths.join('、')}：演练场里的代码`,
    contents: '- `src/main.js`：注册 View UI Plus 并引入样式\n- `package.json`：各个包的版本与演练场所用的相同',
  },
  'en-US': {
    title: 'View UI Plus project',
    start: `A Vite project, downloaded from the View UI Plus playground. It needs Node.js 20.19, 22.12 or later:\n\n${commands}`,
    build: '`npm run build` writes the production build to `dist`; `npm run preview` serves it locally.',
    icrud: 'This code uses iCRUD, which is not on npm: copy the folder of iCRUD to `packages/icrud` before you run `npm install`.',
    code: (paths) => `- ${paths.join(', ')}: the code from the playground`,
    contents:
      '- `src/main.js`: registers View UI Plus and imports its styles\n- `package.json`: the same package versions as in the playground',
  },
}

/** The README of a downloaded project: how to start it and what its files are. */
export function projectReadme(locale: Locale, { needsIcrud, paths }: ProjectReadmeOptions): string {
  const { title, start, build, icrud, code, contents } = texts[locale]
  const list = `${code(paths.map((path) => `\`${path}\``))}\n${contents}`
  return `${[`# ${title}`, ...(needsIcrud ? [icrud] : []), start, build, list].join('\n\n')}\n`
}
