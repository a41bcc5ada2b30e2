import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { InferOutput } from 'valibot';
import type {
  aboutSchema,
  assetSchema,
  consciousnessLevels,
  documentSchema,
  glanceSchema,
  kindSchema,
  navEntrySchema,
  notFoundRuleSchema,
  pageMapSchema,
  pinSchema,
  placements,
  registrySchema,
  retirementSchema,
  sectionManifestSchema,
  sectionReleaseSchema,
  sectionVersionSchema,
  shellVersionSchema,
} from './schema.ts';

/** The code half of a section: the default export of its `src/section.tsx`. Route paths are absolute. */
export interface Section {
  routes: RouteObject[];
  /** What the shell shows beside the page, in every page of the site, from the moment that sound is asked for until the tab is closed. */
  dock?: ComponentType;
}

export type SectionManifest = InferOutput<typeof sectionManifestSchema>;
export type NavEntry = InferOutput<typeof navEntrySchema>;
export type Placement = (typeof placements)[number];
export type Kind = InferOutput<typeof kindSchema>;
export type NotFoundRule = InferOutput<typeof notFoundRuleSchema>;
export type Asset = InferOutput<typeof assetSchema>;
export type Pin = InferOutput<typeof pinSchema>;
export type SectionRelease = InferOutput<typeof sectionReleaseSchema>;
export type SectionVersion = InferOutput<typeof sectionVersionSchema>;
export type Retirement = InferOutput<typeof retirementSchema>;
export type ShellVersion = InferOutput<typeof shellVersionSchema>;
export type About = InferOutput<typeof aboutSchema>;
export type Registry = InferOutput<typeof registrySchema>;
export type PageMap = InferOutput<typeof pageMapSchema>;
export type SiteDocument = InferOutput<typeof documentSchema>;
export type Glance = InferOutput<typeof glanceSchema>;
export type ConsciousnessLevel = (typeof consciousnessLevels)[number];

/** The part of a document that its page carries, and that every section may read: what stands in the head, its card, whose book it is about, and its former addresses. */
export type PageDocument = Pick<
  SiteDocument,
  | 'url'
  | 'type'
  | 'title'
  | 'summary'
  | 'date'
  | 'updated'
  | 'image'
  | 'index'
  | 'glance'
  | 'author'
  | 'recordings'
  | 'aliases'
>;

/** What the site's search knows of a page besides its text. In a very large section the summary of an older page is empty, and stands among the texts. */
export type SearchPage = Pick<SiteDocument, 'url' | 'type' | 'title' | 'summary'> &
  Partial<Pick<SiteDocument, 'names' | 'tags' | 'isComingSoon'>>;

/** A section's part of the site's search, in its data folder: its pages, and the files that hold their texts. */
export interface SearchList {
  pages: SearchPage[];
  texts: string[];
}

/** A file of texts. */
export type SearchTexts = Pick<SiteDocument, 'url' | 'passages'>[];

/** A page's JSON file: its document for the shell, its data for the section. */
export interface Page<Data = unknown> {
  document: PageDocument;
  data: Data;
}

/** The inert JSON block of a prerendered page: what it was rendered from. In place of each text of HTML that stands in the document is its number, see `page-html.ts`. */
export interface PagePayload {
  site: string;
  shell: string;
  nav: NavEntry[];
  pin: Pin;
  page: Page;
  /** The page stands in for one that does not exist. */
  isMissing?: true;
}
