export default {
  failed: '没有下单成功',
  retry: '再试一次',
  orders: '查看我的订单',
  owned: '查看我的购买',
  pending: {
    label: '没有完成的购买',
    visitor: '你正在购买 {{name}}，{{price}}。登录或注册后接着付款。',
    signedIn: '你正在购买 {{name}}，{{price}}。订单还没有提交。',
    signIn: '登录并继续',
    go: '继续购买',
    drop: '不买了',
  },
  next: {
    pay: '继续付款 {{price}}',
    licences: '查看授权密钥',
    shop: '查看价格',
  },
} as const
