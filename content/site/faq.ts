import type { Localized } from '@view-site/contract'

/** Questions of the price page. Example texts: the owner's own terms decide. */
export const faq = [
  {
    question: { 'zh-CN': '四个产品是什么关系，需要都买吗？', 'en-US': 'How do the four products fit together, and do I need all of them?' },
    answer: {
      'zh-CN':
        '不需要。View UI Plus 免费；iCRUD 和 Admin Plus 基于它，购买 Admin Plus 附带 iCRUD；Admin Cloud 是后端，可以配合任何前端，购买时附带 Admin Plus 和 iCRUD。',
      'en-US':
        'No. View UI Plus is free. iCRUD and Admin Plus are built on it, and licenses for Admin Plus include iCRUD. Admin Cloud is a backend that works with any frontend; its licenses include Admin Plus and iCRUD.',
    },
  },
  {
    question: { 'zh-CN': '支持期满之后，还能继续使用吗？', 'en-US': 'Can I keep using a product after its support period ends?' },
    answer: {
      'zh-CN': '能。授权是永久的，期满只影响答疑与更新，已经下载的版本不受影响。',
      'en-US': 'Yes. The license is perpetual. Only support and updates end; the releases you have downloaded are not affected.',
    },
  },
  {
    question: { 'zh-CN': '“项目”是怎么算的？', 'en-US': 'What counts as a project?' },
    answer: {
      'zh-CN': '独立立项、独立交付的一套系统算一个项目；同一个项目的测试、预发布与正式环境不重复计算。',
      'en-US':
        'Each system that is planned and delivered separately is one project. Its test, staging, and production environments do not count separately.',
    },
  },
  {
    question: { 'zh-CN': '可以修改源码吗？', 'en-US': 'May I change the source code?' },
    answer: {
      'zh-CN': '可以按自己的需要修改，并用于授权范围内的项目；源码本身不能公开或转售。',
      'en-US': 'Yes, for the projects that your license covers. You may not publish or resell the source code itself.',
    },
  },
  {
    question: { 'zh-CN': '怎样开具发票？', 'en-US': 'How do I get an invoice?' },
    answer: {
      'zh-CN': '付款完成后可以凭订单申请电子发票，抬头与税号由你填写。',
      'en-US': 'Once an order is paid, you can request an electronic invoice and enter your company name and taxpayer number.',
    },
  },
  {
    question: { 'zh-CN': '可以先看看再买吗？', 'en-US': 'Can I try it before I buy?' },
    answer: {
      'zh-CN': '可以。文档公开，预览站点可以直接操作，也可以申请演示，由我们带着看一遍。',
      'en-US': 'Yes. The documentation is public, you can try the live demos, and you can request a guided demo.',
    },
  },
] satisfies { question: Localized; answer: Localized }[]
