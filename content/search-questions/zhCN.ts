import type { Question } from './Question.ts'

/** Queries in Chinese, each below the thread that it is taken from. */
export const zhCN: readonly Question[] = [
  // https://github.com/iview/iview/issues/167
  ['table 固定列错位', '/view-ui-plus/component/form/table'],
  // https://github.com/iview/iview/issues/1387
  ['表格空数据 固定列表头变高', '/view-ui-plus/component/form/table'],
  // https://github.com/iview/iview/issues/5028
  ['table 列宽拖动', '/view-ui-plus/component/form/table'],
  // https://github.com/iview/iview/issues/1689
  ['treetable', '/view-ui-plus/component/form/table', '/icrud/vxe/demos/tree'],
  // https://github.com/iview/iview/issues/442
  ['table 合并单元格', '/view-ui-plus/component/form/table', '/icrud/vxe/demos/footer-span'],
  // https://github.com/iview/iview/issues/4488
  ['table 数据多内存占用高 卡死', '/view-ui-plus/component/form/table', '/icrud/vxe/bigdata'],
  // https://github.com/iview/iview/issues/5650
  ['树形表格异步加载下级', '/view-ui-plus/component/form/table', '/icrud/vxe/demos/tree'],
  // https://github.com/view-design/ViewUI/issues/259
  ['select 多选 默认值不显示', '/view-ui-plus/component/form/select'],
  // https://github.com/iview/iview/issues/3811
  ['select 远程搜索 默认值', '/view-ui-plus/component/form/select'],
  // https://github.com/ElemeFE/element/issues/10436
  ['collapse-tags', '/view-ui-plus/component/form/select', '/view-ui-plus/component/form/tree-select'],
  // https://github.com/iview/iview/issues/1179
  ['select 300条数据卡', '/view-ui-plus/component/form/select'],
  // https://github.com/iview/iview/issues/3031
  ['表单校验 动态规则 星号不消失', '/view-ui-plus/component/form/form'],
  // https://github.com/iview/iview/issues/699
  ['动态添加的rules 不触发blur校验', '/view-ui-plus/component/form/form'],
  // https://github.com/iview/iview/issues/5843
  ['表单重置后校验失效', '/view-ui-plus/component/form/form'],
  // http://www.haoziyuan.cc/article/189396.html
  ['表单校验 数组多层嵌套', '/view-ui-plus/component/form/form'],
  // https://github.com/ElemeFE/element/issues/8029
  ['日期选择器 时区', '/view-ui-plus/component/form/date-picker', '/view-ui-plus/method/date'],
  // https://github.com/iview/iview/issues/1301
  ['datetimerange 默认时间 00:00:00', '/view-ui-plus/component/form/date-picker'],
  // https://github.com/elunez/eladmin-web/pull/96
  ['日期选择 快捷选项', '/view-ui-plus/component/form/date-picker'],
  // https://github.com/element-plus/element-plus/issues/17120
  ['time-picker 分钟间隔', '/view-ui-plus/component/form/time-picker'],
  // https://github.com/iview/iview/issues/409
  ['手动上传', '/view-ui-plus/component/form/upload'],
  // https://github.com/iview/iview/issues/1320
  ['auto-upload', '/view-ui-plus/component/form/upload'],
  // https://github.com/view-design/ViewUI/issues/619
  ['上传文件夹', '/view-ui-plus/component/form/upload'],
  // https://github.com/vueComponent/ant-design-vue/issues/587
  ['customRequest 进度条', '/view-ui-plus/component/form/upload'],
  // https://github.com/element-plus/element-plus/issues/9170
  ['限制上传个数 on-exceed', '/view-ui-plus/component/form/upload'],
  // https://github.com/iview/iview/issues/4790
  ['批量上传一次请求', '/view-ui-plus/component/form/upload'],
  // https://github.com/iview/iview/issues/625
  ['modal 点确定不关闭', '/view-ui-plus/component/view/modal'],
  // https://github.com/iview/iview/issues/88
  ['modal 表单验证失败 取消loading', '/view-ui-plus/component/view/modal'],
  // https://github.com/iview/iview/issues/2687
  ['弹窗 可拖拽', '/view-ui-plus/component/view/modal'],
  // https://github.com/element-plus/element-plus/issues/15660
  ['dialog 和 drawer 层级 z-index', '/view-ui-plus/component/view/modal', '/view-ui-plus/component/view/drawer'],
  // https://github.com/view-design/ViewUI/issues/349
  ['drawer 点击遮罩不关闭', '/view-ui-plus/component/view/drawer'],
  // https://github.com/iview/iview/issues/791
  ['tree 异步加载', '/view-ui-plus/component/view/tree'],
  // https://github.com/iview/iview/issues/2365
  ['tree 父子不关联', '/view-ui-plus/component/view/tree'],
  // https://github.com/iview/iview/issues/587
  ['tree 半选节点 获取', '/view-ui-plus/component/view/tree'],
  // https://github.com/iview/iview/issues/341
  ['树选择组件', '/view-ui-plus/component/form/tree-select'],
  // https://github.com/ElemeFE/element/issues/4922
  ['cascader 动态加载 回显', '/view-ui-plus/component/form/cascader'],
  // https://github.com/iview/iview/issues/1778
  ['级联选择任意一级 默认值只显示省', '/view-ui-plus/component/form/cascader'],
  // https://github.com/iview/iview/issues/3820
  ['InputNumber precision 光标跳', '/view-ui-plus/component/form/input-number'],
  // https://github.com/iview/iview/issues/546
  ['数字输入框 回车事件', '/view-ui-plus/component/form/input-number', '/view-ui-plus/component/form/input'],
  // https://github.com/iview/iview/issues/899
  ['switch 切换前弹确认', '/view-ui-plus/component/form/switch'],
  // https://github.com/element-plus/element-plus/issues/16567
  ['穿梭框 数据多卡顿', '/view-ui-plus/component/form/transfer'],
  // https://github.com/iview/iview/issues/660
  ['slider 步长小数', '/view-ui-plus/component/form/slider'],
  // https://github.com/iview/iview/issues/6345
  ['menu open-names 动态获取 不展开', '/view-ui-plus/component/navigation/menu'],
  // https://github.com/iview/iview/issues/1831
  ['侧边栏折叠 只剩图标', '/view-ui-plus/component/layout/layout', '/view-ui-plus/component/navigation/menu'],
  // https://github.com/iview/iview/issues/1237
  ['tabs 关闭中间标签 内容还在', '/view-ui-plus/component/navigation/tabs'],
  // https://github.com/iview/iview/issues/1136
  ['tabs 太多 左右滑动', '/view-ui-plus/component/navigation/tabs'],
  // https://github.com/iview/iview/issues/893
  ['分页 total 变了 页码没变', '/view-ui-plus/component/navigation/page'],
  // https://github.com/iview/iview/issues/423
  ['分页 总条数不显示', '/view-ui-plus/component/navigation/page'],
  // https://github.com/iview/iview/issues/830
  ['poptip 被table遮住', '/view-ui-plus/component/view/poptip', '/view-ui-plus/component/view/tooltip'],
  // https://github.com/iview/iview/issues/1700
  ['poptip transfer 点击内容就消失', '/view-ui-plus/component/view/poptip'],
  // https://github.com/ElemeFE/element/issues/17073
  ['popconfirm', '/view-ui-plus/component/view/poptip'],
  // https://github.com/view-design/ViewUI/issues/354
  ['message 重复弹出 只显示一个', '/view-ui-plus/component/view/message'],
  // https://github.com/iview/iview/issues/3727
  ['axios拦截器里用 Notice', '/view-ui-plus/component/view/notice', '/view-ui-plus/component/view/message'],
  // https://github.com/iview/iview-admin/issues/743
  ['Message 全局配置 top duration', '/view-ui-plus/component/view/message', '/view-ui-plus/guide/global'],
  // https://github.com/iview/iview/issues/6606
  ['图标不显示', '/view-ui-plus/component/base/icon'],
  // https://github.com/iview/iview/issues/1611
  ['Icon 绑定点击事件', '/view-ui-plus/component/base/icon'],
  // https://github.com/element-plus/element-plus/issues/8891
  ['走马灯 第一张不显示', '/view-ui-plus/component/view/carousel'],
  // https://github.com/iview/iview/issues/6461
  ['轮播图', '/view-ui-plus/component/view/carousel'],
  // https://github.com/element-plus/element-plus/issues/12654
  ['日历 周一开始', '/view-ui-plus/component/view/calendar', '/view-ui-plus/guide/i18n', '/view-ui-plus/component/form/date-picker'],
  // https://github.com/ElemeFE/element/issues/15606
  ['骨架屏', '/view-ui-plus/component/layout/skeleton'],
  // https://github.com/iview/iview/issues/6492
  ['affix 内部容器滚动不起作用', '/view-ui-plus/component/other/affix'],
  // https://github.com/iview/iview/issues/2297
  ['dropdown 右键菜单', '/view-ui-plus/component/navigation/dropdown'],
  // https://github.com/iview/iview/issues/4167
  ['自定义主题 变量覆盖报错', '/view-ui-plus/guide/theme'],
  // https://github.com/iview/iview/issues/6236
  ['主题定制 可视化', '/view-ui-plus/guide/theme'],
  // https://github.com/view-design/ViewUIPlus/issues/209
  ['vite 按需引入', '/view-ui-plus/guide/install'],
  // https://github.com/view-design/ViewUI/issues/697
  ['适配 vue3', '/view-ui-plus/guide/introduce', '/view-ui-plus/guide/install'],
  // https://github.com/view-design/ViewUIPlus/issues/346
  ["Cannot read properties of null (reading 'isCE')", '/view-ui-plus/guide/changelog', '/view-ui-plus/guide/install'],
  // https://github.com/element-plus-react/element-plus-react/pull/691
  ['Countdown 倒计时', '/view-ui-plus/component/other/count-down'],
  // https://github.com/ant-design/ant-design-pro/pull/2710
  [
    'Ellipsis 鼠标悬停显示全部',
    '/view-ui-plus/component/layout/ellipsis',
    '/view-ui-plus/component/base/typography',
    '/view-ui-plus/component/view/tooltip',
  ],
  // https://github.com/iview/iview/issues/4560
  ['加载中 自定义样式 spin', '/view-ui-plus/component/other/spin'],
  // https://github.com/iview/iview/issues/2318
  ['Layout 布局 Header Sider Content', '/view-ui-plus/component/layout/layout'],
  // https://github.com/iview/iview-admin/issues/1210
  ['动态路由 后台返回菜单', '/admin-plus/vuex/menu', '/admin-plus/base/menu'],
  // https://github.com/pure-admin/vue-pure-admin/issues/588
  ['按钮权限', '/admin-plus/auth/directive', '/admin-plus/auth/block', '/admin-plus/auth/func'],
  // https://github.com/iview/iview-admin/issues/229
  ['没权限 地址栏直接访问', '/admin-plus/auth/router'],
  // https://github.com/iview/iview-admin/issues/445
  ['切换标签页 不刷新 keep-alive', '/admin-plus/base/tabs', '/admin-plus/base/page'],
  // https://github.com/iview/iview/issues/217
  ['代码里关闭当前tab页', '/admin-plus/vuex/page', '/admin-plus/base/tabs'],
  // https://github.com/PanJiaChen/vue-element-admin/issues/3771
  ['nginx 部署 刷新404', '/admin-plus/base/deploy'],
  // https://github.com/PanJiaChen/vue-element-admin/issues/2822
  ['打包后还是请求mock数据', '/admin-plus/mock', '/admin-plus/setting/env'],
  // https://github.com/iview/iview-admin/issues/298
  ['菜单国际化', '/admin-plus/base/i18n', '/admin-plus/base/menu'],
  // https://github.com/vbenjs/vue-vben-admin/issues/3155
  ['全局水印', '/admin-plus/base/water-mark'],
  // https://github.com/vbenjs/vue-vben-admin/issues/6214
  ['富文本编辑器', '/admin-plus/component/quill'],
  // https://github.com/GoAdminGroup/go-admin/issues/106
  ['菜单 iframe 嵌入外部页面', '/admin-plus/component/frame'],
  // https://github.com/PanJiaChen/vue-element-admin/issues/3712
  ['菜单 badge 接口获取数字', '/admin-plus/vuex/menu', '/admin-plus/base/menu'],
  // https://github.com/topsale/leesite/issues/3
  ['数据权限 只看本人数据', '/admin-cloud/backend-manual/data_auth'],
  // https://github.com/yangzongzhuan/RuoYi/issues/273
  ['@DataScope', '/admin-cloud/backend-manual/data_auth'],
  // https://github.com/YunaiV/ruoyi-vue-pro/issues/897
  ['定时任务 租户id', '/admin-cloud/backend-manual/task'],
  // https://github.com/YunaiV/ruoyi-vue-pro/issues/998
  ['代码生成', '/admin-cloud/backend-manual/code_generator'],
  // https://github.com/baomidou/dynamic-datasource/issues/323
  ['@Transactional 切换数据源失效', '/admin-cloud/backend-manual/data_source', '/admin-cloud/backend-manual/transaction'],
  // https://github.com/jeecgboot/JeecgBoot/issues/2263
  ['feign 调用 token为空', '/admin-cloud/cloud/authenticate'],
  // https://github.com/alibaba/easyexcel/issues/3270
  ['导出 几十万 OOM', '/admin-cloud/backend-manual/import_export'],
  // https://github.com/jeecgboot/JeecgBoot/issues/6880
  ['生产环境 关闭swagger', '/admin-cloud/backend-manual/api'],
  // https://github.com/xkcoding/spring-boot-demo/issues/132
  ['防重复提交', '/admin-cloud/backend-manual/repeat_submit'],
  // https://github.com/x-extends/vxe-table/issues/1306
  ['点击单元格编辑 edit-closed', '/icrud/vxe/demos/edit'],
  // https://github.com/x-extends/vxe-table/issues/879
  ['虚拟滚动 树形', '/icrud/vxe/bigdata', '/icrud/vxe/demos/tree'],
  // https://github.com/x-extends/vxe-table/issues/618
  ['footer 合并', '/icrud/vxe/demos/footer-span'],
  // https://github.com/nmxiaowei/avue/issues/402
  ['avue-crud 部分行禁用编辑删除按钮', '/icrud/column/handle-row'],
  // https://github.com/baidu/amis/issues/7386
  ['crud 查询条件 默认展开', '/icrud/search'],
  // https://github.com/greper/d2-crud-plus/issues/48
  ['查询表单默认值', '/icrud/search', '/icrud/base/fetch-search'],
  // https://github.com/greper/d2-crud-plus/issues/30
  ['表单太多列 弹框不好 两列', '/icrud/dialog'],
  // https://github.com/nmxiaowei/avue/issues/531
  ['crud 去掉搜索框', '/icrud/search'],
  // https://github.com/baidu/amis/issues/7530
  ['表格上方自定义按钮 批量删除', '/icrud/toolbar'],
  // https://github.com/youzan/vant/issues/599
  ['环形进度', '/view-ui-plus/component/chart/circle'],
  // https://github.com/vbenjs/vue-vben-admin/issues/4925
  ['部署到子目录', '/admin-plus/base/deploy', '/admin-plus/setting/env'],
  // https://github.com/iview/iview/issues/2094
  ['tree 拖动树', '/view-ui-plus/component/view/tree'],
  // https://github.com/iview/iview/issues/2696
  ['日期选择 季度选择', '/view-ui-plus/component/form/date-picker'],
  // https://github.com/iview/iview/issues/5225
  ['DatePicker 选择周', '/view-ui-plus/component/form/date-picker'],
  // https://github.com/view-design/ViewUI/issues/725
  ['upload 取消正在上传', '/view-ui-plus/component/form/upload'],
  // https://github.com/ElemeFE/element/issues/3371
  ['upload 限制并发上传请求数', '/view-ui-plus/component/form/upload'],
  // https://github.com/iview/iview/issues/4454
  ['Modal 返回 Promise', '/view-ui-plus/component/view/modal'],
  // https://github.com/iview/iview/issues/1098
  ['ssr window is not defined', '/view-ui-plus/guide/nuxt'],
]
