import type { ConsciousnessLevel } from '@roe/shared/contract';
import type { Layer } from '@roe/shared/ui/layers';

/** A text as the library's page has it: `html` is its first sentences, so that the page carries these words once. */
export interface Listed {
  slug: string;
  title: string;
  /** Its author's name, or where it belongs. */
  maker: string;
  /** The author with what is said of them: "Patrick Olivelle (translator)". */
  author?: string;
  layer: Layer;
  level: ConsciousnessLevel;
  isFoundational: boolean;
  html: string;
  /** How people write it. */
  searchTerms: string[];
}

export interface ListedBook extends Listed {
  author: string;
  year: string;
  tags: string[];
  link: { url: string; host: string };
}

export interface ListedScripture extends Listed {
  kind: 'upanishad' | 'purana' | 'epic';
  devanagari: string;
  extent: string;
}

/** A group of the full list. */
export interface CanonGroup {
  title: string;
  note: string;
  anchor: string;
  items: { title: string; slug?: string | undefined }[];
}

/** Page data of /library. */
export interface LibraryData {
  books: ListedBook[];
  scriptures: ListedScripture[];
  epics: { title: string; text: string; slug?: string | undefined }[];
  canon: CanonGroup[];
}
