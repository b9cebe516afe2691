import type { Question } from './Question.ts'

/** Queries in English, each below the thread that it is taken from. */
export const enUS: readonly Question[] = [
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
  // https://github.com/vmware-archive/clarity/issues/2245
  ['donut chart', '/view-ui-plus/component/chart/circle'],
  // https://github.com/directus/app-next/issues/403
  ['sparkline', '/view-ui-plus/component/view/trend'],
  // https://github.com/MatteoGabriele/vue-progressive-image/issues/23
  ['broken image fallback', '/view-ui-plus/component/view/image'],
  // https://github.com/silverstripe/silverstripe-admin/pull/39
  ['sticky footer actions', '/view-ui-plus/component/layout/footer-toolbar'],
  // https://github.com/arturmiz/vuent/issues/9
  ['list view', '/view-ui-plus/component/layout/list'],
  // https://github.com/iview/iview/issues/4799
  ['tree drag and drop', '/view-ui-plus/component/view/tree'],
  // https://github.com/iview/iview/issues/3489
  ['date-picker quarter', '/view-ui-plus/component/form/date-picker'],
  // https://github.com/iview/iview/issues/4734
  ['datepicker week type', '/view-ui-plus/component/form/date-picker'],
  // https://github.com/iview/iview/issues/2584
  ['cancel upload', '/view-ui-plus/component/form/upload'],
  // https://github.com/iview/iview/issues/4446
  ['Modal.confirm promise', '/view-ui-plus/component/view/modal'],
  // https://github.com/iview/iview/issues/1315
  ['Nuxt.js', '/view-ui-plus/guide/nuxt'],
]
