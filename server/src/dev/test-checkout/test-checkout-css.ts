import { devPageCss } from '../pages/dev-page-css.ts';

export const testCheckoutCss = `${devPageCss}
header, main { max-width: 600px; }
.test { margin-bottom: 20px; padding: 12px 16px; border-radius: 10px; background: var(--amber-soft); color: var(--amber); font-weight: 600; }
.amount { margin-top: 8px; font: 500 clamp(2.25rem, 1.9rem + 1.5vw, 2.75rem)/1.1 var(--serif); letter-spacing: -.02em; font-variant-numeric: tabular-nums; }
.problem { color: var(--danger); }
.done { margin-top: 14px; padding: 12px 16px; border-radius: 10px; background: var(--good-soft); color: var(--good); }
.note { margin-top: 14px; color: var(--ink-2); }
form { display: grid; gap: 12px; margin-top: 28px; }
.act { display: inline-flex; align-items: center; justify-content: center; min-height: 48px; padding: 10px 20px; border: 1px solid var(--edge); border-radius: 10px; background: var(--sheet); color: var(--ink); font: 600 1rem/1.25 var(--sans); text-decoration: none; cursor: pointer; }
.act:hover { background: var(--well); color: var(--ink); }
.act.main { border-color: var(--brand); background: var(--brand); color: var(--on-brand); }
.act.main:hover { border-color: var(--brand-hover); background: var(--brand-hover); color: var(--on-brand); }
.on { margin-top: 28px; }
.hints { margin-top: 28px; }
.hints div { padding: 10px 0; border-top: 1px solid var(--line); }
.hints dt { font-weight: 600; }
.hints dd { color: var(--ink-2); }
`;
