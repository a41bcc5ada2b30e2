import type { PageDocument } from '@roe/shared/contract';
import { about } from '../about.ts';
import { useSite } from '../loading/site-context.ts';

/** What a page says of itself to browsers, search engines and link previews. React puts it into the head. */
export function PageHead({ document: page }: { document: PageDocument }) {
  const { origin } = useSite();
  const title = page.url === '/' ? about.name : `${page.title} · ${about.shortName}`;
  const url = origin + page.url;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={page.summary} />
      <link rel="canonical" href={url} />
      {!page.index && <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={about.name} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.summary} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content={page.type === 'page' ? 'website' : 'article'} />
      {page.image && <meta property="og:image" content={origin + page.image} />}
      {page.date && page.type !== 'page' && <meta property="article:published_time" content={page.date} />}
    </>
  );
}
