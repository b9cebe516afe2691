export default {
  label: '优惠码',
  missing: '请输入优惠码。',
  apply: '使用',
  remove: '不用 {{code}}',
  applied: '已使用优惠码 {{code}}，减 {{amount}}',
  removed: '已取消使用优惠码',
} as const
