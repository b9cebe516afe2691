import type { StatusTexts } from '@view-site/static-site/status'
import { inLanguage } from '../site/inLanguage.ts'
import { site } from '../site/site.ts'

const ar: StatusTexts = {
  label: 'حالة الصفحة',
  offline: 'أنت غير متصل بالإنترنت. ما جرى تحميله لا يزال يعمل.',
  offlineRetry: 'أنت غير متصل بالإنترنت. سنعيد المحاولة عند عودة الاتصال.',
  online: 'عاد الاتصال بالإنترنت',
  failed: 'تعذّر تحميل جزء من هذه الصفحة. تحقّق من الاتصال ثم حاول مجددًا.',
  replaced: 'يتوفر إصدار جديد من هذا الموقع. أعد تحميل الصفحة لاستخدامه.',
  unsaved: 'عند إعادة التحميل تفقد ما أدخلته في هذه الصفحة.',
  retry: 'إعادة المحاولة',
  reload: 'إعادة التحميل',
  reloadAnyway: 'إعادة التحميل على أي حال',
  close: 'إغلاق',
}

const de: StatusTexts = {
  label: 'Status der Seite',
  offline: 'Sie sind offline. Was bereits geladen ist, funktioniert weiter.',
  offlineRetry: 'Sie sind offline. Sobald die Verbindung zurück ist, wird es erneut versucht.',
  online: 'Sie sind wieder online',
  failed: 'Ein Teil dieser Seite wurde nicht geladen. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  replaced: 'Es gibt eine neue Version dieser Website. Laden Sie die Seite neu, um sie zu verwenden.',
  unsaved: 'Wenn Sie neu laden, geht verloren, was Sie auf dieser Seite eingegeben haben.',
  retry: 'Erneut versuchen',
  reload: 'Neu laden',
  reloadAnyway: 'Trotzdem neu laden',
  close: 'Schließen',
}

const en: StatusTexts = {
  label: 'Page status',
  offline: 'You are offline. What has already loaded still works.',
  offlineRetry: 'You are offline. We will try again once you are back online.',
  online: 'You are online again',
  failed: 'Part of this page did not load. Check your connection and try again.',
  replaced: 'A new version of this site is available. Reload to use it.',
  unsaved: 'If you reload, what you entered on this page is lost.',
  retry: 'Try again',
  reload: 'Reload',
  reloadAnyway: 'Reload anyway',
  close: 'Close',
}

const zh: StatusTexts = {
  label: '页面状态',
  offline: '网络已断开，已加载的内容仍可使用。',
  offlineRetry: '网络已断开，恢复后会自动重试。',
  online: '网络已恢复',
  failed: '部分内容加载失败，请检查网络后再试。',
  replaced: '网站已更新，重新加载后即可使用新版本。',
  unsaved: '重新加载后，本页已填写的内容会丢失。',
  retry: '重试',
  reload: '重新加载',
  reloadAnyway: '仍要重新加载',
  close: '关闭',
}

/** Texts of the status bar in a locale, with those that the site sets. */
export function statusTexts(locale: string): StatusTexts {
  return { ...inLanguage({ ar, de, en, zh }, locale), ...site.statusTexts[locale] }
}
