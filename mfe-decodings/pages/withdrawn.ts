import type { ContentPage } from '@roe/shared/kit/content';

interface Text {
  slug: string;
  title: string;
  aliases: string[];
}

/**
 * The page of a text that was withdrawn: of it only the addresses are left.
 * @param addressOf slug → address
 */
export const withdrawnPage = (
  type: ContentPage['document']['type'],
  addressOf: (slug: string) => string,
  { slug, title, aliases }: Text,
): ContentPage => ({
  document: { url: addressOf(slug), type, title, summary: title, aliases: aliases.map(addressOf) },
  data: null,
  isWithdrawn: true,
});
