import type { SearchTexts } from '../texts.ts'

/** Texts of the search picker in Arabic. */
export const ar: SearchTexts = {
  title: 'البحث',
  placeholder: 'ابحث في الصفحات والأقسام والخصائص',

  cancel: 'إلغاء',
  pages: 'الصفحات',
  actions: 'إجراءات',
  recent: 'عمليات البحث الأخيرة',
  clearRecent: 'مسح السجل',
  popular: 'صفحات شائعة',
  results: 'نتائج البحث',
  searching: 'جارٍ البحث…',
  found: 'عدد النتائج: {{count}}',
  more: 'الأقرب من بين {{total}} صفحة',
  none: 'لا نتائج عن «{{query}}»',
  noneHint: 'جرّب كلمة أقصر، أو اسم مكوّن أو خاصية.',
  failed: 'تعذّر تحميل بيانات البحث',
  failedHint: 'تحقّق من الاتصال ثم حاول مجددًا. يمكنك مع ذلك العثور على صفحات القوائم.',
  offline: 'لا يوجد اتصال بالإنترنت',
  offlineHint: 'الكلمات التي بحثت عنها من قبل تعمل كالمعتاد، ويعود البحث في كل شيء عند عودة الاتصال.',
  retry: 'إعادة المحاولة',
  select: 'اختيار',
  open: 'فتح',
  openInTab: 'فتح في علامة تبويب جديدة',
}

export default ar
