import type { Excuses } from './reasons.ts'

/** Pages of the chapter `form`. */
export const form: Excuses = {
  'view-ui-plus/component/form/auto-complete': {
    page: ['AutoComplete.props.transfer'],
    styles: ['AutoComplete.props.transferClassName'],
    popper: ['AutoComplete.props.eventsEnabled', 'AutoComplete.props.capture'],
    native: ['AutoComplete.props.name'],
    ignored: ['AutoComplete.props.label'],
    discouraged: ['AutoComplete.slots.input'],
  },
  'view-ui-plus/component/form/cascader': {
    styles: ['Cascader.props.transferClassName'],
    popper: ['Cascader.props.eventsEnabled', 'Cascader.props.capture'],
    native: ['Cascader.props.name'],
  },
  'view-ui-plus/component/form/checkbox': {
    native: ['Checkbox.props.name'],
  },
  'view-ui-plus/component/form/city': {
    native: ['City.props.name'],
    styles: ['City.props.elementId', 'City.props.transferClassName'],
    page: ['City.props.transfer'],
    ignored: ['City.props.clearable', 'City.props.size'],
  },
  'view-ui-plus/component/form/color-picker': {
    styles: ['ColorPicker.props.transferClassName'],
    popper: ['ColorPicker.props.eventsEnabled', 'ColorPicker.props.capture'],
    native: ['ColorPicker.props.name'],
    ignored: ['ColorPicker.props.hideDropDown'],
  },
  'view-ui-plus/component/form/date-picker': {
    styles: ['DatePicker.props.transferClassName'],
    popper: ['DatePicker.props.eventsEnabled', 'DatePicker.props.capture'],
    native: ['DatePicker.props.name'],
    ignored: ['DatePicker.props.steps'],
    'as TimePicker': ['TimePickerOptions.props.disabledSeconds'],
  },
  'view-ui-plus/component/form/form': {
    native: ['Form.props.autocomplete'],
    popper: ['FormRule.props.options'],
    discouraged: ['FormItem.props.validateStatus'],
  },
  'view-ui-plus/component/form/input-number': {
    native: ['InputNumber.props.autofocus', 'InputNumber.props.name'],
  },
  'view-ui-plus/component/form/input': {
    native: ['Input.props.wrap', 'Input.props.autofocus', 'Input.props.spellcheck', 'Input.props.name'],
    discouraged: ['Input.events.on-enter'],
  },
  'view-ui-plus/component/form/login': {
    internal: ['Login.methods.handleSubmit', 'Login.methods.handleValidate'],
    'as Password': ['UserName.events.on-change', 'Mobile.events.on-change', 'Email.events.on-change', 'Captcha.events.on-change'],
    'as UserName': [
      'Password.props.value',
      'Mobile.props.enterToSubmit',
      'Email.props.value',
      'Email.props.enterToSubmit',
      'Captcha.props.value',
    ],
  },
  'view-ui-plus/component/form/radio': {
    native: ['Radio.props.name', 'RadioGroup.props.name'],
  },
  'view-ui-plus/component/form/rate': {
    icons: ['Rate.props.customIcon'],
    native: ['Rate.props.name'],
  },
  'view-ui-plus/component/form/select': {
    styles: ['Select.props.transferClassName'],
    popper: ['Select.props.capture'],
    native: ['Select.props.name', 'Select.props.autoComplete'],
    ignored: ['Select.props.filterMethod', 'Select.events.on-set-default-options'],
    discouraged: ['Option.props.tag'],
  },
  'view-ui-plus/component/form/slider': {
    native: ['Slider.props.name'],
  },
  'view-ui-plus/component/form/switch': {
    native: ['Switch.props.name'],
  },
  'view-ui-plus/component/form/table': {
    size: ['Table.props.width'],
    ignored: ['Table.props.context'],
    internal: ['Table.methods.handleResize'],
  },
  'view-ui-plus/component/form/time-picker': {
    'as DatePicker': [
      'TimePicker.props.separator',
      'TimePicker.props.timePickerOptions',
      'TimePicker.props.startDate',
      'TimePicker.props.multiple',
      'TimePicker.props.splitPanels',
      'TimePicker.props.showWeekNumbers',
      'TimePicker.props.open',
      'TimePicker.events.on-change',
      'TimePicker.events.on-clickoutside',
      'TimePicker.slots.default',
    ],
    page: ['TimePicker.props.transfer'],
    styles: ['TimePicker.props.transferClassName'],
    popper: ['TimePicker.props.eventsEnabled', 'TimePicker.props.capture'],
    native: ['TimePicker.props.name'],
  },
  'view-ui-plus/component/form/tree-select': {
    discouraged: ['TreeSelectNode.props.disableCheckbox'],
    internal: ['TreeSelectNode.props.selected', 'TreeSelectNode.props.checked'],
  },
  'view-ui-plus/component/form/upload': {
    native: ['Upload.props.withCredentials', 'Upload.props.webkitdirectory'],
    internal: ['UploadFile.props.uid'],
  },
}
