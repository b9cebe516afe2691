import { onBeforeUnmount, onMounted, type Ref } from 'vue'

/** Makes vxe-table's scroll container focusable by keyboard, but only while it overflows. */
export function useScrollFocus(root: Readonly<Ref<HTMLElement | null>>): void {
  const observer = new ResizeObserver((entries) => {
    const body = entries[0]?.target.closest<HTMLElement>(scroller)
    if (body) update(body)
  })
  onMounted(() => {
    const body = root.value?.querySelector<HTMLElement>(`.vxe-table--main-wrapper ${scroller}`)
    for (const element of body ? [body, ...body.children] : []) observer.observe(element)
  })
  onBeforeUnmount(() => observer.disconnect())
}

const scroller = '.vxe-table--body-inner-wrapper'

function update(body: HTMLElement): void {
  const isScrolling = body.scrollHeight > body.clientHeight || body.scrollWidth > body.clientWidth
  if (isScrolling) body.tabIndex = 0
  else body.removeAttribute('tabindex')
}
