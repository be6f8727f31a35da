import type { MetaDescriptor } from 'react-router';

const siteName = 'Plainclaim';

type About = {
  /** Unique on the site; the site's name is added unless it is there already. */
  title: string;
  /** One or two plain sentences, unique on the site. */
  description: string;
  type?: 'website' | 'article';
  /** Path of a picture for shared links; the site's own otherwise. */
  image?: string;
  /** Private pages, payment links and tools stay out of search engines. */
  index?: boolean;
};

type MetaArgs = {
  location: { pathname: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
};

/** Title, description, canonical address and social tags of one page. */
export function pageMeta(args: MetaArgs, about: About): MetaDescriptor[] {
  const { description, type = 'website', image = '/social.png', index = true } = about;
  const title = about.title.includes(siteName) ? about.title : `${about.title} – ${siteName}`;
  const site = siteUrlOf(args);
  const address = `${site}${args.location.pathname.replace(/(.)\/+$/, '$1')}`;
  return [
    { title },
    { name: 'description', content: description },
    ...(index
      ? [{ tagName: 'link', rel: 'canonical', href: address }]
      : [{ name: 'robots', content: 'noindex, nofollow' }]),
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: new URL(image, `${site}/`).href },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

function siteUrlOf({ matches }: MetaArgs): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  const known = root && typeof root === 'object' && 'siteUrl' in root ? root.siteUrl : undefined;
  return typeof known === 'string' ? known : 'http://localhost';
}
