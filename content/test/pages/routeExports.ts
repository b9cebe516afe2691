/** Exports of a route that are not its last part in PascalCase alone. */
const several: Readonly<Record<string, readonly string[]>> = {
  'base/button': ['Button', 'ButtonGroup'],
  'base/typography': ['Typography', 'Title', 'Text', 'Paragraph', 'Link'],
  'layout/row': ['Row', 'Col'],
  'layout/grid': ['Grid', 'GridItem'],
  'layout/layout': ['Layout', 'Header', 'Sider', 'Content', 'Footer'],
  'layout/list': ['List', 'ListItem', 'ListItemMeta'],
  'layout/collapse': ['Collapse', 'Panel'],
  'layout/cell': ['Cell', 'CellGroup'],
  'layout/description-list': ['DescriptionList', 'Description'],
  'layout/skeleton': ['Skeleton', 'SkeletonItem'],
  'navigation/menu': ['Menu', 'MenuItem', 'Submenu', 'MenuGroup'],
  'navigation/tabs': ['Tabs', 'TabPane'],
  'navigation/dropdown': ['Dropdown', 'DropdownMenu', 'DropdownItem'],
  'navigation/breadcrumb': ['Breadcrumb', 'BreadcrumbItem'],
  'navigation/anchor': ['Anchor', 'AnchorLink'],
  'navigation/steps': ['Steps', 'Step'],
  'form/form': ['Form', 'FormItem'],
  'form/login': ['Login', 'UserName', 'Password', 'Mobile', 'Email', 'Captcha', 'Submit'],
  'form/radio': ['Radio', 'RadioGroup'],
  'form/checkbox': ['Checkbox', 'CheckboxGroup'],
  'form/select': ['Select', 'Option', 'OptionGroup'],
  'form/tag-select': ['TagSelect', 'TagSelectOption'],
  'view/notification': ['Notification', 'NotificationTab', 'NotificationItem'],
  'view/carousel': ['Carousel', 'CarouselItem'],
  'view/timeline': ['Timeline', 'TimelineItem'],
  'view/image': ['Image', 'ImagePreview'],
  'directive/style': ['display', 'width', 'height', 'margin', 'padding', 'font', 'color', 'bg-color'].map((name) => `v-${name}`),
  'directive/resize': ['v-resize'],
  'directive/line-clamp': ['v-line-clamp'],
}

/** The library's exports that the page of a component, a method or a directive documents. */
export function routeExports(page: string): readonly string[] {
  const route = page.replace(/^[^/]+\/(?:component\/)?/, '')
  return several[route] ?? [pascalCase(route.slice(route.lastIndexOf('/') + 1))]
}

function pascalCase(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
