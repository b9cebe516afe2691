/** Texts of the dialog around the form, which is shown before the form has loaded. */
export default {
  title: '申请演示',
  text: '留下联系方式和想看的内容，我们在工作日 10:00–18:00 回电，按你的场景讲解。',
  close: '关闭',
} as const
