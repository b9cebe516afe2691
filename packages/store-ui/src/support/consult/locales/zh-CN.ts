/** Texts of the consult dialog, its page and the films. */
export default {
  title: '咨询客服',
  lead: '选型、授权、合同或使用问题，都可以问。',
  close: '关闭',
  code: '客服二维码',
  scan: '用微信扫一扫，添加客服',
  openCode: '在手机上？直接打开',
  example: '示例二维码，由站点所有者设置',
  hours: '工作日 {{from}}–{{to}}（北京时间）',
  answering: '客服在线',
  resting: '现在不在服务时间，留言后会在下个工作日回复',
  mail: '发邮件',
  demo: '申请演示',
  video: '观看视频',
  videos: {
    title: '产品视频',
    choose: '选择视频',
    failed: '视频没能播放，可能是网络断了。文档里有同样的内容。',
    again: '再试一次',
    docs: '去看文档',
  },
} as const
