const light = `
  color-scheme: light;
  --paper: #FBF9F4; --well: #F4F0E6; --sheet: #FFFFFF; --ink: #16212E; --ink-2: #45505E;
  --line: #E3DCCD; --edge: #88836F; --brand: #0E5A4A; --brand-hover: #0A463A; --on-brand: #FFFFFF; --seal: #B5432A;
  --amber: #7D5108; --amber-soft: #FDF3DC; --danger: #B3261E; --danger-soft: #FCE8E6;
  --good: #176639; --good-soft: #E4F4EA; --info: #1D4E89; --info-soft: #E6EEF8;`;

const dark = `
  color-scheme: dark;
  --paper: #11171D; --well: #0C1116; --sheet: #19212A; --ink: #EFEAE0; --ink-2: #B9BDBF;
  --line: #2B3540; --edge: #75808B; --brand: #84CFB8; --brand-hover: #A3DECC; --on-brand: #0B1F1A; --seal: #C8543A;
  --amber: #EBC06A; --amber-soft: #352A12; --danger: #F5A097; --danger-soft: #3D1C1A;
  --good: #83D3A1; --good-soft: #15311F; --info: #9DC3F0; --info-soft: #18293D;`;

/** Style sheet of all development pages. Served as a file, because the policy forbids inline styles. */
export const devPageCss = `:root {${light}
  --serif: Newsreader, Georgia, "Times New Roman", serif;
  --sans: "Atkinson Hyperlegible Next", system-ui, "Segoe UI", sans-serif;
}
@media (prefers-color-scheme: dark) { :root {${dark} } }
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 400 1rem/1.55 var(--sans); overflow-wrap: anywhere; }
h1, h2, p, ul, dl, dd, pre { margin: 0; padding: 0; }
ul { list-style: none; }
h1, h2 { font-family: var(--serif); font-weight: 500; letter-spacing: -.014em; line-height: 1.15; text-wrap: balance; }
h1 { font-size: clamp(1.625rem, 1.42rem + .87vw, 2rem); }
h2 { font-size: 1.25rem; }
a { color: var(--brand); text-underline-offset: .18em; }
a:hover { color: var(--brand-hover); text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; border-radius: 6px; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 12px; top: 12px; padding: 8px 12px; background: var(--sheet); }
header, main { max-width: 880px; margin: 0 auto; padding: 0 20px; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; padding-top: 20px; padding-bottom: 20px; }
.wordmark { display: inline-flex; align-items: center; gap: 10px; min-height: 44px; color: var(--ink); font: 500 1.375rem/1 var(--serif); letter-spacing: -.014em; text-decoration: none; }
.mark { display: grid; place-items: center; width: 22px; height: 26px; border-radius: 4px; background: var(--brand); }
.mark::after { content: ""; width: 12px; height: 12px; border: 2px solid var(--paper); border-radius: 50%; background: var(--seal); }
.where { color: var(--ink-2); font-size: .9375rem; }
main { padding-top: 20px; padding-bottom: 64px; }
section { margin-top: 40px; }
.problem { margin-top: 14px; padding: 12px 16px; border-radius: 10px; background: var(--danger-soft); }
.facts { margin-top: 24px; border: 1px solid var(--line); border-radius: 14px; background: var(--sheet); }
.facts div { display: grid; gap: 0 20px; padding: 10px 18px; border-top: 1px solid var(--line); }
.facts div:first-child { border-top: 0; }
.facts dt { color: var(--ink-2); font-size: .9375rem; }
@media (min-width: 640px) {
  header, main { padding-left: 32px; padding-right: 32px; }
  .facts div { grid-template-columns: 9rem minmax(0, 1fr); padding: 10px 22px; }
}
@media (prefers-reduced-motion: no-preference) { a, button { transition: color 160ms, background-color 160ms; } }
`;
