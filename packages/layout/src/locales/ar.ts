import type { LayoutTexts } from '../core/texts.ts'

/** The layout's texts in Arabic. */
export const ar: LayoutTexts = {
  skipToContent: 'الانتقال إلى المحتوى',
  mainNavigation: 'القائمة الرئيسية',
  siderNavigation: 'الأقسام',
  menu: 'القائمة',
  openMenu: 'فتح القائمة',
  closeMenu: 'إغلاق القائمة',
  allPages: 'كل الصفحات ({{count}})',
  sider: 'القائمة الجانبية',
  collapseSider: 'طي القائمة الجانبية',
  expandSider: 'توسيع القائمة الجانبية',
  theme: 'المظهر: {{name}}',
  themeLight: 'فاتح',
  themeDark: 'داكن',
  themeSystem: 'حسب النظام',
  switchLanguage: 'تغيير اللغة: {{name}}',
  github: 'مستودع GitHub',
  search: 'بحث',
  settings: 'إعدادات الواجهة',
  newTab: '(يُفتح في علامة تبويب جديدة)',
  panel: 'روابط المنتج ومحتويات الصفحة',
  onThisPage: 'في هذه الصفحة',
  copyrightHint: 'انقر مرتين لنسخ اسم المسار الحالي',
  pageFailed: 'تعذّر عرض هذه الصفحة',
}

export default ar
