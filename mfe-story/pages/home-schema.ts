import { entry, layer, link, paragraphs, text, verse } from '@roe/shared/kit/schemas';
import * as v from 'valibot';
import { frontSchema } from './front-schema.ts';

/** A heading and one or two sentences below it. */
const teaser = v.strictObject({ heading: text, text });

/** `content/home.json`: the words of the first page. The words on buttons stand in the specification, and so in the code. */
export const homeSchema = v.strictObject({
  /** The page's great headline, two to four words. */
  title: text,
  /** One sentence below it; search engines show it too. */
  subtitle: text,
  quote: verse,
  /** The opening sequence: eight pictures by their ids, each with a caption of at most eight words. The slideshow shows them too. */
  opening: v.pipe(v.array(v.strictObject({ picture: text, caption: text })), v.length(8, 'eight pictures')),
  /** What there is to read, right under the title. */
  front: frontSchema,
  /** What 'Explore ROE' opens: two minutes of reading, in Markdown. */
  exploreRoe: v.strictObject({ title: text, lead: text, text: paragraphs }),
  /** The three layers, from the first. */
  layers: v.strictObject({
    heading: text,
    cards: v.pipe(
      v.array(
        v.strictObject({
          layer,
          /** Id of its picture. */
          picture: text,
          title: text,
          subtitle: text,
          /** One or two sentences on the card. */
          text,
          /** What 'See More' opens, in Markdown; its last paragraph is something to try. */
          more: paragraphs,
        }),
      ),
      v.length(3, 'three layers'),
    ),
  }),
  /** Above the figure of the three layers. */
  map: teaser,
  /** Leads to the eight pictures with their stories. */
  cosmic: teaser,
  /** How the site is used, in a few steps, each with a way there. */
  storyboard: v.strictObject({
    heading: text,
    intro: text,
    steps: v.pipe(v.array(v.strictObject({ ...entry.entries, link })), v.minLength(3, 'at least three steps')),
  }),
  /** Leads to the patterns. */
  geometry: teaser,
  /** The series that is being written: where it stands, and its three episodes. */
  wombs: v.strictObject({
    heading: text,
    status: text,
    text,
    episodes: v.pipe(v.array(entry), v.length(3, 'three episodes')),
  }),
  /** Leads to who made this, and how. */
  author: teaser,
});
