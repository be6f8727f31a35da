import { invalid } from './auth-error.ts';

/** The requested page of a list, counted from one. */
export type PageAsked = { readonly page: number; readonly perPage: number };

const usual = 50;
const most = 1000;

/** Reads `page` and `per_page`; an empty value means the default. */
export function pageOf(query: Readonly<Record<string, string>>): PageAsked {
  const page = unsigned('page', query.page, 1);
  const perPage = unsigned('per_page', query.per_page, usual);
  return { page: Math.max(page, 1), perPage: Math.min(Math.max(perPage, 1), most) };
}

function unsigned(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined || text === '') return otherwise;
  if (!/^\d{1,9}$/.test(text)) throw invalid(`Bad Pagination Parameters: ${name} must be an unsigned number`);
  return Number(text);
}

/** Headers with the total and links to the next and last page. Clients need `page` as the first parameter. */
export function pageHeaders(path: string, { page, perPage }: PageAsked, total: number) {
  const last = Math.max(Math.ceil(total / perPage), 1);
  const link = (number: number, rel: string) => `<${path}?page=${number}&per_page=${perPage}>; rel="${rel}"`;
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')];
  return { 'x-total-count': String(total), link: links.join(', ') };
}
