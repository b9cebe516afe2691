import type { Fault } from '../Fault.ts'
import { button, vitest } from './commands.ts'

/** Faults that the content's tests must find. */
export const contentFaults: readonly Fault[] = [
  {
    name: 'demo-throws-in-english',
    breaks: 'A demo throws when it is mounted, in English only.',
    edits: [
      {
        file: `${button}/demos/type.vue`,
        find: "import { Button, Space } from 'view-ui-plus'\n",
        replace:
          "import { Button, Space } from 'view-ui-plus'\n\nif ('默认'.length > 2) throw new Error('planted: the label is too long')\n",
      },
    ],
    check: 'content',
    command: vitest('content', '--project demos test/demos/freshApp.test.ts'),
    foundBy: /FAIL.*freshApp.*\[PLUS-07\]/,
    symptom: /planted: the label is too long/,
  },
  {
    name: 'demo-chinese-in-english',
    breaks: 'The English version of a demo shows a Chinese word that its code generates.',
    edits: [
      {
        file: `${button}/demos/size.vue`,
        find: '    <Button :size="size">取消</Button>\n',
        replace: `    <Button :size="size">取消</Button>\n    <span>{{ new Date(0).toLocaleDateString('zh', { weekday: 'long' }) }}</span>\n`,
      },
    ],
    check: 'content',
    command: vitest('content', "--project demos test/demos/everyDemo.test.ts -t 'view-ui-plus/component/base/button'"),
    foundBy: /FAIL.*everyDemo.*button.*size/,
    symptom: /Chinese in English: 星期四/,
  },
  {
    name: 'pasted-demo-chinese-in-english',
    breaks: 'The same in a demo that is tested in Chinese: only the new application shows it in English.',
    edits: [
      {
        file: `${button}/demos/type.vue`,
        find: '    <Button type="error">错误</Button>\n',
        replace: `    <Button type="error">错误</Button>\n    <span>{{ new Date(0).toLocaleDateString('zh', { weekday: 'long' }) }}</span>\n`,
      },
    ],
    check: 'content',
    command: vitest('content', '--project demos test/demos/freshApp.test.ts'),
    foundBy: /FAIL.*freshApp.*\[PLUS-07\]/,
    symptom: /button\/type: Chinese in English: 星期四/,
  },
  {
    name: 'demo-leaves-listener',
    breaks: 'A demo leaves a listener on the document when it is unmounted.',
    edits: [
      {
        file: 'content/view-ui-plus/component/other/count-down/demos/sync.vue',
        find: "onBeforeUnmount(() => document.removeEventListener('visibilitychange', align))\n",
        replace: '',
      },
    ],
    check: 'content',
    command: vitest('content', '--project demos view-ui-plus/component/other/count-down/demos/sync.test.ts'),
    foundBy: /FAIL.*count-down\/demos\/sync\.test\.ts/,
    symptom: /left behind: a listener for visibilitychange on document/,
  },
  {
    name: 'demo-leaves-interval',
    breaks: 'A demo leaves an interval running when it is unmounted.',
    edits: [
      {
        file: 'content/view-ui-plus/component/view/time/demos/future.vue',
        find: 'onBeforeUnmount(() => clearInterval(timer))\n',
        replace: '',
      },
    ],
    check: 'content',
    command: vitest('content', "--project demos test/demos/everyDemo.test.ts -t 'view-ui-plus/component/view/time'"),
    foundBy: /FAIL.*everyDemo.*view\/time.*future/,
    symptom: /left behind: a running interval/,
  },
  {
    name: 'wrong-default',
    breaks: 'The API table of a component page states a wrong default.',
    edits: [
      {
        file: `${button}/api.ts`,
        find: "| 'success' | 'warning' | 'error'\",\n        default: \"'default'\"",
        replace: "| 'success' | 'warning' | 'error'\",\n        default: \"'primary'\"",
      },
    ],
    check: 'content',
    command: vitest('content', '--project pages test/api.test.ts'),
    foundBy: /FAIL.*api\.test\.ts.*\[DOC-17\]/,
    symptom: /base\/button: .*type/,
  },
  {
    name: 'heading-differs',
    breaks: 'A heading of a page has a different level in English than in Chinese.',
    edits: [{ file: `${button}/en-US.md`, find: '\n### Ghost\n', replace: '\n#### Ghost\n' }],
    check: 'pages',
    command: vitest('site', "--config vitest.pages.config.ts -t 'DOC-16'"),
    foundBy: /FAIL.*pages\.test\.ts.*\[DOC-16\]/,
    symptom: /base\/button\/(en-US|zh-CN)\.md:\d+ /,
  },
]
