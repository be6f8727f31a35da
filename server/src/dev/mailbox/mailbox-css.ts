import { devPageCss } from '../pages/dev-page-css.ts';

export const mailboxCss = `${devPageCss}.search { margin-top: 24px; }
.search label { display: block; margin-bottom: 6px; font-weight: 600; }
.search-row { display: flex; flex-wrap: wrap; align-items: center; gap: 12px; }
.search input { flex: 1 1 220px; max-width: 420px; min-width: 0; height: 48px; padding: 0 14px; border: 1px solid var(--edge); border-radius: 10px; background: var(--sheet); color: inherit; font: inherit; }
.search input::placeholder { color: var(--ink-2); opacity: .8; }
.search button { height: 48px; padding: 0 22px; border: 0; border-radius: 10px; background: var(--brand); color: var(--on-brand); font: 600 1rem/1 var(--sans); cursor: pointer; }
.search button:hover { background: var(--brand-hover); }
.mails { margin-top: 28px; border: 1px solid var(--line); border-radius: 14px; background: var(--sheet); overflow: hidden; }
.mails li { position: relative; display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px 12px; padding: 16px 18px; border-top: 1px solid var(--line); }
.mails li:first-child { border-top: 0; }
.mails li:hover { background: var(--well); }
li .what { grid-column: 1 / -1; }
.what a { color: var(--ink); font: 500 1.125rem/1.3 var(--serif); text-decoration: none; }
.what a::after { content: ""; position: absolute; inset: 0; }
.what a:focus-visible { outline: 0; }
.what a:focus-visible::after { outline: 3px solid var(--ink); outline-offset: -4px; border-radius: 12px; }
.mails li:hover .what a { text-decoration: underline; }
.what p, .when { color: var(--ink-2); font-size: .9375rem; }
.when { display: flex; flex-wrap: wrap; gap: 0 12px; }
.badge { align-self: start; display: inline-block; padding: 3px 9px; border-radius: 6px; background: var(--well); color: var(--ink-2); font-size: .875rem; font-weight: 600; line-height: 1.35; white-space: nowrap; }
.badge.sent { background: var(--good-soft); color: var(--good); }
.badge.failed { background: var(--danger-soft); color: var(--danger); }
.badge.sending, .badge.retrying { background: var(--amber-soft); color: var(--amber); }
.badge.kept { background: var(--info-soft); color: var(--info); }
.empty { margin-top: 28px; color: var(--ink-2); }
.more { display: inline-block; margin-top: 20px; padding: 10px 0; }
.back { margin-bottom: 14px; }
.state { margin-top: 14px; color: var(--ink-2); }
.state .badge { margin-right: 8px; }
.files { margin-top: 12px; }
.files li { display: flex; flex-wrap: wrap; gap: 0 14px; padding: 10px 0; border-top: 1px solid var(--line); }
.files span { color: var(--ink-2); font-size: .9375rem; }
.bar { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 4px 16px; }
iframe { display: block; width: 100%; height: 840px; margin-top: 12px; border: 1px solid var(--line); border-radius: 14px; background: var(--paper); }
pre { margin-top: 12px; padding: 20px; border: 1px solid var(--line); border-radius: 14px; background: var(--sheet); font: .875rem/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; white-space: pre-wrap; }
@media (min-width: 640px) {
  .mails li { grid-template-columns: minmax(0, 1fr) auto 7.5rem; gap: 6px 20px; padding: 18px 22px; }
  li .what { grid-column: auto; }
  .when { flex-direction: column; align-items: flex-end; text-align: right; }
  .mails .badge { justify-self: end; }
}
`;
