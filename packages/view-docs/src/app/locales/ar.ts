import type { SiteTexts } from './en.ts'

/** Texts of the site in Arabic. */
export const ar: SiteTexts = {
  documentation: 'التوثيق',
  corrected: 'لا نتائج عن «{{from}}». هذه نتائج «{{to}}».',
  searchHint: 'جرّب كلمة أقصر، أو كلمة أخرى.',
  incomplete: 'تعذّر تحميل جزء من فهرس البحث. قد تكون النتائج ناقصة.',
  notFound: 'هذه الصفحة غير موجودة',
  notFoundText: 'قد يكون العنوان خاطئًا، أو نُقلت الصفحة أو حُذفت.',
  backHome: 'العودة إلى الصفحة الرئيسية',
  loadFailed: 'تعذّر تحميل الصفحة',
  loadFailedText: 'تحقّق من الاتصال ثم حاول مجددًا.',
  retry: 'إعادة المحاولة',
  retryQuestion: 'تعذّر تحميل جزء من هذه الصفحة. هل تريد إعادة المحاولة؟',
  copy: 'نسخ',
  copied: 'تم النسخ',
}
