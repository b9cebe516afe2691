import { onBeforeUnmount, onMounted, type Ref } from 'vue'

/** Lets the keyboard reach what scrolls in a table of vxe-table, which gives it no tabindex; only while it does scroll. */
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
