/** A query as people type it, and the pages that answer it, without a locale: any of them may come first. */
export type Question = readonly [query: string, ...pages: [string, ...string[]]]

/**
 * 200 queries in the words of those who ask: shortened from titles of public issues and threads about iView, View UI, Element, Ant Design
 * Vue, vxe-table, vue-element-admin, RuoYi and others, by somebody who had not seen the keywords of these pages.
 */
export const questions: Readonly<Record<'zh-CN' | 'en-US', readonly Question[]>> = {
  'zh-CN': [
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
  ],
  'en-US': [
    // https://github.com/iview/iview/issues/2342
    ['table column resize', '/view-ui-plus/component/form/table'],
    // https://github.com/iview/iview/issues/5965
    ['table fixed header misaligned', '/view-ui-plus/component/form/table'],
    // https://github.com/iview/iview/issues/3670
    ['merge table cells', '/view-ui-plus/component/form/table', '/icrud/vxe/demos/footer-span'],
    // https://github.com/iview/iview/issues/4714
    ['treegrid', '/view-ui-plus/component/form/table', '/icrud/vxe/demos/tree'],
    // https://github.com/iview/iview/issues/4676
    ['table memory leak', '/view-ui-plus/component/form/table', '/icrud/vxe/bigdata'],
    // https://cnblogs.com/Console-LIJIE/p/16952759.html
    ['toggleRowSelection', '/view-ui-plus/component/form/table'],
    // https://dev.mo4tech.com/interpret-the-table-component-source-code-and-requirement-analysis-in-element-ui.html
    ['keep selection after paging', '/icrud/column/selection-row', '/view-ui-plus/component/form/table'],
    // https://github.com/iview/iview/issues/1636
    ['select remote-method default value', '/view-ui-plus/component/form/select'],
    // https://github.com/iview/iview/issues/4108
    ['select options dropdown arrow icon', '/view-ui-plus/component/form/select', '/view-ui-plus/guide/global'],
    // https://github.com/element-plus/element-plus/issues/3903
    ['max-collapse-tags', '/view-ui-plus/component/form/select', '/view-ui-plus/component/form/tree-select'],
    // https://github.com/iview/iview/issues/6444
    ['form dynamic rules required star', '/view-ui-plus/component/form/form'],
    // https://github.com/iview/iview/issues/4423
    ['InputNumber not validated in form', '/view-ui-plus/component/form/form', '/view-ui-plus/component/form/input-number'],
    // https://github.com/view-design/ViewUI/pull/249
    ['validate returns promise', '/view-ui-plus/component/form/form'],
    // https://vee-validate.logaretm.com/v4/guide/components/nested-objects-and-arrays
    ['nested array form validation', '/view-ui-plus/component/form/form'],
    // https://github.com/iview/iview/issues/4078
    ['datepicker timezone one day less', '/view-ui-plus/component/form/date-picker', '/view-ui-plus/method/date'],
    // https://github.com/element-plus/element-plus/issues/4740
    ['el-date-picker disabled-date range', '/view-ui-plus/component/form/date-picker'],
    // https://github.com/mengxiong10/vue2-datepicker/issues/446
    ['date range shortcuts', '/view-ui-plus/component/form/date-picker'],
    // https://github.com/element-plus/element-plus/issues/7659
    [
      'first day of week monday',
      '/view-ui-plus/component/form/date-picker',
      '/view-ui-plus/guide/i18n',
      '/view-ui-plus/component/view/calendar',
    ],
    // https://github.com/element-plus/element-plus/issues/1763
    ['disabled hours hide', '/view-ui-plus/component/form/time-picker'],
    // https://github.com/element-plus/element-plus/issues/963
    ['time-select step', '/view-ui-plus/component/form/time-picker'],
    // https://github.com/iview/iview/issues/5955
    ['manual upload', '/view-ui-plus/component/form/upload'],
    // https://github.com/vueComponent/ant-design-vue/issues/5018
    ['upload progress', '/view-ui-plus/component/form/upload'],
    // https://github.com/element-plus/element-plus/issues/3253
    ['upload multiple files one request', '/view-ui-plus/component/form/upload'],
    // https://github.com/vueComponent/ant-design-vue/issues/4892
    ['beforeUpload return false', '/view-ui-plus/component/form/upload'],
    // https://github.com/vueComponent/ant-design-vue/issues/587
    ['a-upload-dragger', '/view-ui-plus/component/form/upload'],
    // https://github.com/view-design/ViewUI/issues/653
    ['limit number of uploads', '/view-ui-plus/component/form/upload'],
    // https://github.com/iview/iview/issues/4478
    ['modal draggable with mask', '/view-ui-plus/component/view/modal'],
    // https://github.com/iview/iview/issues/4659
    ['modal confirm button loading cancel', '/view-ui-plus/component/view/modal'],
    // https://github.com/element-plus/element-plus/issues/15954
    ['nested dialog z-index', '/view-ui-plus/component/view/modal', '/view-ui-plus/component/view/drawer'],
    // https://github.com/ElemeFE/element/issues/17319
    ['drawer close on press escape', '/view-ui-plus/component/view/drawer'],
    // https://github.com/element-plus/element-plus/issues/4203
    ['drawer without mask click behind', '/view-ui-plus/component/view/drawer'],
    // https://github.com/iview/iview/issues/4872
    ['tree check-strictly', '/view-ui-plus/component/view/tree'],
    // https://github.com/iview/iview/issues/2449
    ['tree lazy load expand programmatically', '/view-ui-plus/component/view/tree'],
    // https://github.com/iview/iview/issues/4222
    ['tree right click context menu', '/view-ui-plus/component/view/tree', '/view-ui-plus/component/navigation/dropdown'],
    // https://github.com/nuxt/ui/issues/604
    ['TreeSelect multiple searchable', '/view-ui-plus/component/form/tree-select'],
    // https://github.com/ElemeFE/element/issues/16325
    ['cascader lazy load default value', '/view-ui-plus/component/form/cascader'],
    // https://github.com/iview/iview/issues/5376
    ['change-on-select', '/view-ui-plus/component/form/cascader'],
    // https://github.com/iview/iview/issues/2920
    ['inputnumber precision cursor', '/view-ui-plus/component/form/input-number'],
    // https://github.com/iview/iview/issues/2907
    ['inputnumber cannot clear', '/view-ui-plus/component/form/input-number'],
    // https://github.com/ElemeFE/element/issues/17637
    ['switch async before change', '/view-ui-plus/component/form/switch'],
    // https://github.com/ElemeFE/element/issues/14307
    ['transfer filter-method', '/view-ui-plus/component/form/transfer'],
    // https://github.com/ant-design/ant-design/issues/9703
    ['transfer large data slow', '/view-ui-plus/component/form/transfer'],
    // https://github.com/iview/iview/issues/3195
    ['slider decimal step', '/view-ui-plus/component/form/slider'],
    // https://github.com/primefaces/primevue/issues/139
    ['ColorPicker', '/view-ui-plus/component/form/color-picker'],
    // https://github.com/iview/iview/issues/3503
    ['menu collapsed inline sider', '/view-ui-plus/component/layout/layout', '/view-ui-plus/component/navigation/menu'],
    // https://github.com/iview/iview/issues/6185
    ['active-name not highlighted', '/view-ui-plus/component/navigation/menu'],
    // https://github.com/iview/iview/issues/5247
    ['tabs close wrong panel', '/view-ui-plus/component/navigation/tabs'],
    // https://github.com/iview/iview/issues/5110
    ['page current reset to 1', '/view-ui-plus/component/navigation/page'],
    // https://github.com/iview/iview/issues/1176
    ['LoadingBar with spin', '/view-ui-plus/component/navigation/loading-bar'],
    // https://github.com/iview/iview/issues/5420
    ['dropdown split-button', '/view-ui-plus/component/navigation/dropdown', '/view-ui-plus/component/base/button'],
    // https://github.com/iview/iview/issues/4407
    ['anchor container scroll', '/view-ui-plus/component/navigation/anchor'],
    // https://github.com/iview/iview/issues/5929
    ['backtop custom container', '/view-ui-plus/component/other/back-top', '/view-ui-plus/method/scroll-top'],
    // https://github.com/epicmaxco/vuestic-ui/issues/51
    ['affix offset-bottom', '/view-ui-plus/component/other/affix'],
    // https://github.com/iview/iview/issues/830
    ['tooltip cut off in table', '/view-ui-plus/component/view/tooltip', '/view-ui-plus/component/form/table'],
    // https://github.com/iview/iview/issues/2851
    ['only one message at a time', '/view-ui-plus/component/view/message'],
    // https://github.com/iview/iview/issues/2962
    ['message closable globally', '/view-ui-plus/component/view/message', '/view-ui-plus/guide/global'],
    // https://github.com/iview/iview/issues/6076
    ['carousel items overlap', '/view-ui-plus/component/view/carousel'],
    // https://github.com/ElemeFE/element/issues/18101
    ['image preview start index', '/view-ui-plus/component/view/image'],
    // https://github.com/element-plus/element-plus/pull/7968
    ['image lazy load', '/view-ui-plus/component/view/image'],
    // https://github.com/buefy/buefy/issues/2005
    ['skeleton loader', '/view-ui-plus/component/layout/skeleton'],
    // https://github.com/iview/iview/issues/816
    ['responsive layout example', '/view-ui-plus/component/layout/row', '/view-ui-plus/component/layout/layout'],
    // https://github.com/mindfiredigital/ignix-ui/issues/199
    ['resizable split pane', '/view-ui-plus/component/layout/split'],
    // https://github.com/iview/iview/pull/326
    ['timeline', '/view-ui-plus/component/view/timeline'],
    // https://github.com/NG-ZORRO/ng-zorro-antd/issues/6057
    ['typography copyable ellipsis', '/view-ui-plus/component/base/typography'],
    // https://github.com/ant-design/pro-components/pull/3981
    ['a-descriptions', '/view-ui-plus/component/layout/description-list'],
    // https://github.com/imskyleen/animate-ui/pull/47
    ['avatar group', '/view-ui-plus/component/view/avatar-list'],
    // https://github.com/iview/iview/issues/2147
    ['cutomize theme primary-color not working', '/view-ui-plus/guide/theme'],
    // https://github.com/iview/iview/issues/4156
    ['Inline JavaScript is not enabled less', '/view-ui-plus/guide/theme'],
    // https://github.com/view-design/ViewUIPlus/issues/235
    ['vite on demand import resolver', '/view-ui-plus/guide/install'],
    // https://github.com/uiv-lib/uiv/issues/80
    ['change locale at runtime', '/view-ui-plus/guide/i18n', '/admin-plus/vuex/i18n'],
    // https://github.com/erdkse/adminlte-3-vue/issues/38
    ['sidebar menu by user permission', '/admin-plus/auth/sider', '/admin-plus/base/menu'],
    // https://github.com/iview/iview-admin/issues/1369
    ['dynamic menu from backend', '/admin-plus/vuex/menu', '/admin-plus/base/menu'],
    // https://github.com/PanJiaChen/vue-element-admin/pull/653
    ['v-permission directive', '/admin-plus/auth/directive'],
    // https://github.com/alexisrolland/listof/issues/56
    ['jwt expired redirect to login', '/admin-plus/base/request', '/admin-plus/vuex/account'],
    // https://github.com/websanova/vue-auth/issues/514
    ['global error handler axios interceptor', '/admin-plus/base/request', '/admin-plus/plugin/error'],
    // https://github.com/elunez/eladmin-web/issues/15
    ['nginx 404 on refresh history mode', '/admin-plus/base/deploy'],
    // https://github.com/PanJiaChen/vue-element-admin/issues/4183
    ['disable mock in production', '/admin-plus/mock'],
    // https://github.com/PanJiaChen/vue-element-admin/pull/991
    ['external link in sidebar', '/admin-plus/base/menu', '/admin-plus/component/link'],
    // https://github.com/vbenjs/vue-vben-admin/issues/5151
    ['menu badge dynamic', '/admin-plus/vuex/menu', '/admin-plus/base/menu'],
    // https://github.com/tuandm/laravue/pull/226
    ['change sidebar color', '/admin-plus/base/style', '/admin-plus/setting/main'],
    // https://github.com/PanJiaChen/vue-element-admin/issues/3484
    ['tagsview keep-alive cache', '/admin-plus/base/tabs', '/admin-plus/base/page'],
    // https://github.com/PanJiaChen/vue-element-admin/issues/2788
    ['axios baseURL env production', '/admin-plus/setting/env', '/admin-plus/base/request'],
    // https://github.com/spring-cloud/spring-cloud-gateway/issues/2395
    ['gateway jwt filter', '/admin-cloud/cloud/gateway'],
    // https://github.com/spring-cloud/spring-cloud-gateway/issues/1105
    ['token relay feign', '/admin-cloud/cloud/authenticate'],
    // https://github.com/spring-cloud/spring-cloud-gateway/issues/1875
    ['CORS configuration gateway', '/admin-cloud/cloud/gateway'],
    // https://github.com/egovernments/Digit-Core/pull/323
    ['gateway rate limit', '/admin-cloud/cloud/gateway'],
    // https://github.com/alibaba/spring-cloud-alibaba/issues/167
    ['nacos config dynamic refresh', '/admin-cloud/cloud/other'],
    // https://playtolearn.dev/quartz-cluster-explainer.html
    ['quartz cluster run once', '/admin-cloud/backend-manual/task'],
    // https://github.com/molgenis/molgenis/issues/4961
    ['excel import out of memory', '/admin-cloud/backend-manual/import_export'],
    // https://github.com/baomidou/dynamic-datasource/issues/261
    ['@DS with @Transactional not working', '/admin-cloud/backend-manual/data_source', '/admin-cloud/backend-manual/transaction'],
    // https://github.com/pagehelper-org/Mybatis-PageHelper/issues/557
    ['count query slow pagination', '/admin-cloud/backend-manual/page'],
    // https://github.com/x-extends/vxe-table/issues/2348
    ['vxe cell edit arrow keys', '/icrud/vxe/demos/edit'],
    // https://github.com/x-extends/vxe-table/issues/529
    ['vxe validate editable row', '/icrud/vxe/demos/edit'],
    // https://github.com/x-extends/vxe-table/issues/2650
    ['lazy tree keep expanded after reload', '/icrud/vxe/demos/tree'],
    // https://github.com/yunionio/dashboard/pull/8549
    ['virtual scroll 10000 rows', '/icrud/vxe/bigdata'],
    // https://github.com/nmxiaowei/avue/issues/577
    ['dicUrl', '/icrud/dict'],
    // https://github.com/fast-crud/fast-crud/issues/173
    ['crud custom component in search', '/icrud/component', '/icrud/search'],
    // https://github.com/fast-crud/fast-crud/issues/202
    ['doRefresh after save', '/icrud/base/api'],
    // https://github.com/fast-crud/fast-crud/issues/85
    ['row action buttons permission', '/icrud/column/handle-row'],
    // https://github.com/iview/iview/issues/4457
    ['page component total 0 wrong current', '/view-ui-plus/component/navigation/page'],
  ],
}
