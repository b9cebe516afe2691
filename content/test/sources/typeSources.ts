import { cascaderFields } from './cascaderSources.ts'
import { countUpOptions } from './countUpSources.ts'
import { modalConfigFields } from './modalSources.ts'
import { dateOptions, shortcutFields, timeOptions } from './pickerSources.ts'
import { ruleFields } from './formSources.ts'
import { fieldsRead, fieldsTaken, optionsRead } from './serviceSources.ts'
import { columnFields, rowFields } from './tableSources.ts'
import { nodeFields } from './treeSources.ts'
import { transferFields } from './transferSources.ts'
import { treeSelectFields } from './treeSelectSources.ts'
import { uploadFields } from './uploadSources.ts'

/** A type that the library reads and does not export: the end of the route of the page that has its table, and its fields as the source reads them. */
export interface TypeSource {
  page: string
  fields: () => string[]
}

/** Types by the name of their table. */
export const typeSources: Readonly<Record<string, TypeSource>> = {
  TypographyCopyConfig: { page: 'base/typography', fields: fieldsRead('typography', 'mergedCopyConfig') },
  TypographyEditConfig: { page: 'base/typography', fields: fieldsRead('typography', 'mergedEditConfig') },
  TypographyEllipsisConfig: { page: 'base/typography', fields: fieldsRead('typography', 'mergedEllipsisConfig') },
  GlobalFooterLink: { page: 'layout/global-footer', fields: fieldsRead('global-footer', 'item') },
  TableColumn: { page: 'form/table', fields: columnFields },
  TableRow: { page: 'form/table', fields: rowFields },
  FormRule: { page: 'form/form', fields: ruleFields },
  MessageConfig: { page: 'view/message', fields: optionsRead('message', 'message(type', 'config (') },
  MessageDefaults: { page: 'view/message', fields: optionsRead('message', 'config (', 'destroy (') },
  NoticeConfig: { page: 'view/notice', fields: optionsRead('notice', 'function notice', 'export default') },
  NoticeDefaults: { page: 'view/notice', fields: optionsRead('notice', 'config (', 'close (') },
  LoadingBarConfig: { page: 'navigation/loading-bar', fields: optionsRead('loading-bar', 'config (', 'destroy (') },
  ModalConfig: { page: 'view/modal', fields: modalConfigFields },
  TreeNode: { page: 'view/tree', fields: nodeFields },
  DatePickerOptions: { page: 'form/date-picker', fields: dateOptions },
  DatePickerShortcut: { page: 'form/date-picker', fields: shortcutFields },
  TimePickerOptions: { page: 'form/date-picker', fields: timeOptions },
  CountUpOptions: { page: 'other/count-up', fields: countUpOptions },
  CopyOptions: { page: 'method/copy', fields: fieldsTaken('copy') },
  ScrollTopSettings: { page: 'method/scroll-top', fields: fieldsRead('scroll-top', 'settings') },
  ScrollIntoViewSettings: { page: 'method/scroll-into-view', fields: fieldsRead('scroll-into-view', 'settings') },
  ScrollIntoViewAlign: { page: 'method/scroll-into-view', fields: fieldsRead('scroll-into-view', 'align') },
  CascaderItem: { page: 'form/cascader', fields: cascaderFields },
  TreeSelectNode: { page: 'form/tree-select', fields: treeSelectFields },
  TransferItem: { page: 'form/transfer', fields: transferFields },
  UploadFile: { page: 'form/upload', fields: uploadFields },
}
