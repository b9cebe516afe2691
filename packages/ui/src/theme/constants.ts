/** Font families for English text: Latin fonts first, then the Chinese fonts for Chinese words in it. */
export const latinSans =
  '-apple-system, "Segoe UI", Roboto, Arial, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif'

/** Tokens that are the same in light and dark. */
export const constants = {
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
    20: '80px',
    24: '96px',
  },
  radius: { 1: '3px', 2: '6px', 3: '8px', 4: '12px', full: '999px' },
  font: {
    sans: '-apple-system, "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif',
    mono: 'ui-monospace, "SF Mono", Menlo, Consolas, "Noto Sans Mono", monospace',
  },
  weight: { regular: '400', medium: '500', bold: '600' },
  text: {
    12: '12px',
    13: '13px',
    14: '14px',
    16: '16px',
    18: '18px',
    20: '20px',
    24: '24px',
    30: '30px',
    36: '36px',
    56: '56px',
  },
  leading: {
    12: '20px',
    13: '20px',
    14: '22px',
    16: '28px',
    18: '30px',
    20: '28px',
    24: '34px',
    30: '40px',
    36: '46px',
    56: '68px',
  },
  measure: '46em',
  size: {
    header: '48px',
    sider: '200px',
    siderCollapsed: '48px',
    panel: '208px',
    drawer: '280px',
    modal: '400px',
    search: '140px',
    tabs: '40px',
    control: '32px',
    shell: '1200px',
    gutter: '44px',
  },
  motion: { fast: '120ms', base: '180ms', slow: '240ms', ease: 'cubic-bezier(.2, 0, 0, 1)' },
  layer: { sticky: '10', header: '20', drawer: '30', modal: '40', message: '50' },
  /** White in both themes: under codes to scan and pictures with a white background. */
  paper: { bg: '#ffffff', text: '#515a6e' },
}
