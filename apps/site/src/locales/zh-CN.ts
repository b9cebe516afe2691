const zhCN = {
  titles: {
    home: '所见，即所写',
    price: '价格',
    privacy: '隐私政策',
    forbidden: '无权访问',
    notFound: '页面不存在',
    serverError: '服务器错误',
    pay: '付款',
    purchases: '我的购买',
  },
  descriptions: {
    home: 'View UI Plus 组件库、iCRUD 表格、Admin Plus 管理模板与 Admin Cloud 权限平台的文档、示例与授权。',
    price: '标准版、团队版与企业版的内容和价格：一次付款，永久使用，交付源码。',
    privacy: '本站存储哪些信息、用来做什么，以及如何删除。',
    forbidden: '这个页面需要登录或相应的授权。',
    notFound: '没有找到这个页面。',
    serverError: '服务器出错了。',
    pay: '确认订单并付款。',
    purchases: '已购授权、许可证与支持期限。',
  },
  forbidden: {
    text: '抱歉，你无权访问该页面。',
    signIn: '登录',
    signedOut: '登录之后会回到你刚才要打开的页面。',
    signedIn: '当前账号没有这个页面需要的授权。',
    price: '查看价格',
  },
  notFound: {
    text: '抱歉，你访问的页面不存在。',
    leaving_one: '{{count}} 秒后前往组件库介绍。',
    leaving_other: '{{count}} 秒后前往组件库介绍。',
    stay: '留在本页',
    stayed: '已停止跳转。',
    near: '也许你要找的是',
    leave: '现在就去',
  },
  serverError: {
    text: '抱歉，服务器出错了。',
    retry: '重试',
    detail: '页面没能加载出来。请检查网络后重试。',
  },
  backHome: '返回首页',
  loading: '正在加载',
} as const

export default zhCN
