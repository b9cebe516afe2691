import { globalStyle } from '@vanilla-extract/css'
import { media } from '@view-site/ui/theme'

/** Adds a rule for windows that have a sider next to the page, which may be a rail. For use in style sheets. */
export function rail(selector: string, rule: Parameters<typeof globalStyle>[1]): void {
  globalStyle(selector, { '@media': { [media.desktop]: rule } })
}
