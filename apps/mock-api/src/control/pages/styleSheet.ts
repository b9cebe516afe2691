/** Styles of the control pages. The site's tokens are copied because no bundle of the site is available here. */
export const styleSheet = `
:root {
  color-scheme: light dark;
  --page: light-dark(#ffffff, #12161d); --sunken: light-dark(#f5f7fa, #0e1218); --hover: light-dark(#eef1f5, #222a36);
  --text: light-dark(#151d2b, #e4e9f0); --muted: light-dark(#4a5668, #aab5c5); --subtle: light-dark(#626e81, #8793a5);
  --line: light-dark(#e3e8ee, #262e3a); --strong: light-dark(#cdd4de, #37414f); --control: light-dark(#838ea0, #6f7c8f);
  --accent: light-dark(#1670d2, #1f74d6); --accent-hover: light-dark(#0f5cb3, #1b66bf);
  --link: light-dark(#1267c4, #6fb3f8); --soft: light-dark(#edf5fe, #14283f); --success: light-dark(#0f7a46, #5cc68d);
  --success-soft: light-dark(#e8f6ee, #12291f); --brand: #2d8cf0;
}
* { box-sizing: border-box; margin: 0; }
body {
  background: var(--page); color: var(--text); line-break: strict;
  font: 14px/22px -apple-system, "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif;
}
header { display: flex; justify-content: space-between; align-items: center; height: 48px; padding-inline: 24px; border-block-end: 1px solid var(--line); }
header a { display: inline-flex; align-items: center; gap: 8px; min-height: 32px; }
.brand { color: var(--text); font-weight: 600; text-decoration: none; }
.logo { width: 14px; height: 14px; border: 2px solid var(--brand); outline: 3px solid var(--page); outline-offset: -6px; background: var(--brand); }
main { max-width: 880px; margin-inline: auto; padding: 40px 24px 80px; }
h1 { font-size: 30px; line-height: 40px; font-weight: 600; text-wrap: balance; }
h3 { font-size: 14px; font-weight: 600; margin-block: 16px 8px; }
h2 { font-size: 20px; line-height: 28px; font-weight: 600; margin-block: 40px 12px; padding-block-start: 24px; border-block-start: 1px solid var(--line); }
.lead { margin-block: 8px; font-size: 16px; line-height: 28px; color: var(--muted); }
.note { color: var(--subtle); font-size: 13px; line-height: 20px; }
a { color: var(--link); text-underline-offset: 3px; }
code { font: 13px/20px ui-monospace, "SF Mono", Menlo, Consolas, "Noto Sans Mono", monospace; overflow-wrap: anywhere; }
.code { font-size: 20px; font-weight: 600; letter-spacing: .08em; }
.empty { padding: 24px; border: 1px dashed var(--strong); border-radius: 8px; color: var(--muted); text-align: center; }
.cards { list-style: none; padding: 0; display: grid; gap: 12px; }
.cards > li { display: grid; gap: 8px; padding: 16px 20px; border: 1px solid var(--line); border-radius: 8px; }
.cards dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 16px; }
dt { color: var(--subtle); } dd { overflow-wrap: anywhere; }
.body { white-space: pre-line; overflow-wrap: anywhere; color: var(--muted); }
.tag { padding: 0 8px; border-radius: 3px; background: var(--soft); color: var(--link); font-size: 12px; line-height: 20px; display: inline-block; }
.sum { font-size: 20px; line-height: 28px; font-variant-numeric: tabular-nums; }
form { display: flex; flex-wrap: wrap; gap: 16px; align-items: center; }
button { min-height: 32px; padding: 0 16px; border: 1px solid var(--control); border-radius: 6px; background: none; color: inherit; font: inherit; cursor: pointer; }
button:hover { background: var(--hover); }
.primary { background: var(--accent); border-color: var(--accent); color: #fff; font-weight: 500; }
.primary:hover { background: var(--accent-hover); border-color: var(--accent-hover); }
.big { min-height: 44px; padding-inline: 32px; font-size: 16px; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.deed { list-style: none; padding: 0; margin-block: 12px; counter-reset: n; border-block-start: 1px solid var(--line); }
.deed li { counter-increment: n; display: grid; grid-template-columns: 44px minmax(0, 240px) 1fr; padding-block: 8px; border-block-end: 1px solid var(--line); }
.deed li::before { content: counter(n, decimal-leading-zero); color: var(--subtle); font: 12px/22px ui-monospace, Menlo, Consolas, monospace; }
.outcome { margin-block: 12px; padding: 8px 16px; border-radius: 6px; background: var(--success-soft); color: var(--success); }
.payment { max-width: 480px; margin-inline: auto; padding: 32px 24px; display: grid; gap: 12px; justify-items: center; text-align: center; border: 1px solid var(--strong); border-radius: 8px; }
.payment h1 { font-size: 20px; line-height: 28px; }
.sum-lg { font-size: 36px; line-height: 44px; font-weight: 600; font-variant-numeric: tabular-nums; }
@media (max-width: 600px), (pointer: coarse) {
  button, header a, .cards form a, .payment a { min-height: 44px; display: inline-flex; align-items: center; }
  main { padding-inline: 16px; }
  .deed li { grid-template-columns: 44px 1fr; } .deed li span { grid-column: 2; }
}
.index { columns: 2; column-gap: 24px; margin-block: 24px; } .index section { break-inside: avoid; margin-block-end: 12px; }
.index ul { list-style: none; padding: 0; } .index a { display: inline-block; padding-block: 5px; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; } table { width: 100%; border-collapse: collapse; font-size: 13px; line-height: 20px; }
th, td { padding: 8px 12px 8px 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; font-weight: 400; }
thead th { color: var(--subtle); } td code { overflow-wrap: anywhere; }
summary { min-height: 32px; padding-block: 5px; color: var(--link); cursor: pointer; margin-block-start: 12px; }
.codes { padding-inline-start: 20px; color: var(--muted); font-size: 13px; }
@media (max-width: 600px) { .index { columns: 1; } .index a { padding-block: 11px; } summary { min-height: 44px; padding-block: 11px; } }
`
