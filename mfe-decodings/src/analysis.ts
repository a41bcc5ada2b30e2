import type { Reference } from './decoding.ts';

/** A real-world analysis as the list shows it. */
export interface Analysis {
  slug: string;
  title: string;
  category: 'guru' | 'leader' | 'trend' | 'belief' | 'superstition';
  date: string | null;
  dateText: string | null;
  whatTheySaid: string;
  realityDecoding: string;
  layerMapping: { form: string; vibration: string; stillness: string };
  tags: string[];
}

/** Page data of /real-world, in sequence. */
export interface AnalysisListData {
  analyses: Analysis[];
}

/** Page data of /realworld/:slug. */
export interface AnalysisData extends Analysis {
  references: Reference[];
  html: string;
}
