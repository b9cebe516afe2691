/** Promises and questions as the site's owner data gives them, in both languages. */
export const sampleTexts = {
  'zh-CN': {
    promises: [
      { title: '交付源码', text: '可以读、可以改的完整工程。' },
      { title: '永久授权', text: '没有续费，也没有到期提醒。' },
      { title: '企业版及以上不限项目', text: '新项目直接开工，不必再买一份。' },
      { title: '两年支持', text: '工作日 10:00–18:00 提供支持。' },
      { title: '企业版及以上免费资料', text: '商店里的资料可以直接下载。' },
    ],
    faq: [
      { question: '支持期满之后，还能继续使用吗？', answer: '能。授权是永久的，期满只影响答疑与更新，已经下载的版本不受影响。' },
      { question: '“项目”是怎么算的？', answer: '同一个业务系统算一个项目，它的测试环境与多端页面不另计。' },
    ],
  },
  'en-US': {
    promises: [
      { title: 'Source code delivered', text: 'The complete project, to read and to change.' },
      { title: 'Perpetual license', text: 'No renewals and no expiry notices.' },
      { title: 'Unlimited projects from Enterprise up', text: 'Start the next project without buying again.' },
      { title: 'Two years of support', text: 'On workdays from 10:00 to 18:00 (UTC+8).' },
      { title: 'Free materials from Enterprise up', text: 'Download what is in the store.' },
    ],
    faq: [
      {
        question: 'May I go on using it after the support period?',
        answer: 'Yes. The license is perpetual; only answers and updates end.',
      },
      { question: 'What counts as a project?', answer: 'One business system. Its test environments and devices do not count again.' },
    ],
  },
} as const
