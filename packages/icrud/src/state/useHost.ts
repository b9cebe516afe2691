import { computed } from 'vue'
import type { CrudEmit } from '../crudEmits.ts'
import { useCrudSettings } from '../settings.ts'
import { documentLocale } from '../texts/documentLocale.ts'
import { enUS } from '../texts/enUS.ts'
import { zhCN } from '../texts/zhCN.ts'
import type { CrudHost } from './CrudHost.ts'
import type { CrudProps } from './CrudProps.ts'

const languages = { 'zh-CN': zhCN, 'en-US': enUS }

/** Creates texts, settings and error reporting for the parts of a table. */
export function useHost(props: CrudProps, emit: CrudEmit): CrudHost {
  const settings = useCrudSettings()
  const ofDocument = documentLocale()
  const locale = computed(() => props.locale ?? settings.locale ?? ofDocument)
  const texts = computed(() => ({
    ...languages[locale.value],
    ...settings.texts,
    ...props.texts,
  }))
  return {
    props,
    settings,
    locale,
    texts,
    emit,
    rowKey: computed(() => props.rowKey ?? settings.rowKey ?? 'id'),
    fail(error, hook) {
      settings.onError?.(error, hook)
      emit('on-error', error, hook)
      return settings.formatError?.(error, hook) ?? (error instanceof Error ? error.message : String(error))
    },
  }
}
