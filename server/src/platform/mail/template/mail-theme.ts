/** The product's colours. Mail programs do not support CSS variables, so every element has its own. */
export const light = {
  paper: '#FBF9F4',
  well: '#F4F0E6',
  sheet: '#FFFFFF',
  ink: '#16212E',
  ink2: '#45505E',
  line: '#E3DCCD',
  brand: '#0E5A4A',
  onBrand: '#FFFFFF',
  seal: '#B5432A',
} as const;

const dark: Record<keyof typeof light, string> = {
  paper: '#11171D',
  well: '#0C1116',
  sheet: '#19212A',
  ink: '#EFEAE0',
  ink2: '#B9BDBF',
  line: '#2B3540',
  brand: '#84CFB8',
  onBrand: '#0B1F1A',
  seal: '#C8543A',
};

export const serif = 'Newsreader, Georgia, "Times New Roman", serif';
export const sans =
  '"Atkinson Hyperlegible Next", -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

/** Light colours are inline; mail programs that support style sheets get dark ones in dark mode. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .m-paper, .m-paper > table > tbody > tr > td { background-color: ${dark.paper} !important; }
  .m-sheet { background-color: ${dark.sheet} !important; border-color: ${dark.line} !important; }
  .m-ink { color: ${dark.ink} !important; }
  .m-ink2 { color: ${dark.ink2} !important; }
  .m-link { color: ${dark.brand} !important; }
  .m-button { background-color: ${dark.brand} !important; color: ${dark.onBrand} !important; }
  .m-mark { background-color: ${dark.brand} !important; }
  .m-seal { background-color: ${dark.seal} !important; }
  .m-facts { background-color: ${dark.well} !important; }
  .m-line { border-color: ${dark.line} !important; }
}
@media (max-width: 480px) {
  .m-inside { padding: 28px 20px 16px !important; }
  .m-title { font-size: 26px !important; }
  .m-label, .m-value { display: block !important; width: auto !important; }
  .m-label { border-bottom: 0 !important; padding-bottom: 0 !important; }
  .m-value { padding-top: 2px !important; padding-left: 16px !important; }
  .m-button { display: block !important; text-align: center !important; }
}`;
