export const words = {
  'zh-CN': {
    run: '运行',
    reset: '重置',
    share: '分享',
    download: '下载项目',
    find: '查找',
    code: '代码',
    result: '运行结果',
    problems: '问题',
    console: '控制台',
    language: 'English',
    line: (n: number) => `第 ${n} 行`,
  },
  'en-US': {
    run: 'Run',
    reset: 'Reset',
    share: 'Share',
    download: 'Download',
    find: 'Find',
    code: 'Code',
    result: 'Result',
    problems: 'Problems',
    console: 'Console',
    language: '简体中文',
    line: (n: number) => `Line ${n}`,
  },
} as const
export const zh = words['zh-CN']
