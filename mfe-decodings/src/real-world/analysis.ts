import type { PictureSource } from '@roe/shared/ui/picture';
import type { Heading, Reference } from '../decoding.ts';

/** A real-world analysis as the list shows it. */
export interface Analysis {
  slug: string;
  title: string;
  category: 'guru' | 'leader' | 'trend' | 'belief' | 'superstition';
  date: string | null;
  dateText: string | null;
  whatTheySaid: string | null;
  realityDecoding: string | null;
  layerMapping: { form: string; vibration: string; stillness: string } | null;
  /** Reading time. */
  minutes: number;
  tags: string[];
  /** Without the blurred placeholder. */
  cover: PictureSource | null;
}

/** Page data of /real-world, in sequence. */
export interface AnalysisListData {
  analyses: Analysis[];
}

export interface AnalysisLink {
  slug: string;
  title: string;
  category: Analysis['category'];
}

/** Page data of /realworld/:slug. */
export interface AnalysisData extends Analysis {
  /** Address of a film. */
  videoUrl: string | null;
  headings: Heading[];
  references: Reference[];
  /** Neighbours in the list. */
  previous: AnalysisLink | null;
  next: AnalysisLink | null;
  html: string;
}

/** Page data of the page that stands in for an analysis that is none. */
export interface TopicNotFoundData {
  analyses: AnalysisLink[];
}
