import { createKept } from '@roe/shared/state/device';

export const seekerLevels = ['beginner', 'seeker', 'realized'] as const;
export type SeekerLevel = (typeof seekerLevels)[number];

/** What a reader may choose, the first of each being the default. The shell writes it onto <html>, where the styles read it. */
export const readingChoices = {
  theme: ['system', 'night', 'day', 'sepia'],
  textSize: ['normal', 'small', 'large', 'largest'],
  measure: ['normal', 'narrow', 'wide'],
  typeface: ['serif', 'sans'],
  /** Which form of Sanskrit is shown where both stand side by side. */
  script: ['both', 'iast', 'devanagari'],
  /** Whether a link to a term explains it before it is followed. */
  termCards: ['on', 'off'],
} as const;

export type ReadingSettings = {
  [Setting in keyof typeof readingChoices]: (typeof readingChoices)[Setting][number];
};

/** What a visitor has chosen for the whole site. One instance a tab: every section reads the shell's. */
export interface Preferences {
  /** Whether anything may sound. On by default; nothing sounds before a visitor's gesture. */
  isAudioEnabled: boolean;
  /** Sets only the tone of the guide's answers. */
  seekerLevel: SeekerLevel;
  /** Whether single keys, such as "?", do something. */
  hasShortcuts: boolean;
  reading: ReadingSettings;
}

const parseReading = (value: unknown): ReadingSettings =>
  Object.fromEntries(
    Object.entries(readingChoices).map(([setting, choices]) => {
      const chosen = (value as Record<string, unknown> | undefined)?.[setting];
      return [setting, choices.find((choice) => choice === chosen) ?? choices[0]];
    }),
  ) as ReadingSettings;

/** Of what is kept on the device. */
const VERSION = 1;

const defaults: Preferences = {
  isAudioEnabled: true,
  seekerLevel: 'beginner',
  hasShortcuts: true,
  reading: parseReading(undefined),
};

/** Each choice is taken for itself, so that one that is new or gone does not cost the others. */
function parsePreferences(value: unknown): Preferences | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { isAudioEnabled, seekerLevel, hasShortcuts, reading } = value as Record<keyof Preferences, unknown>;
  return {
    isAudioEnabled: typeof isAudioEnabled === 'boolean' ? isAudioEnabled : defaults.isAudioEnabled,
    seekerLevel: seekerLevels.find((level) => level === seekerLevel) ?? defaults.seekerLevel,
    hasShortcuts: typeof hasShortcuts === 'boolean' ? hasShortcuts : defaults.hasShortcuts,
    reading: parseReading(reading),
  };
}

/** Starts with what pages were prerendered with; the shell reads the device after hydration. */
export const usePreferences = createKept('preferences', VERSION, defaults, parsePreferences);

export const audioToggled = (): void =>
  void usePreferences.setState((now) => ({ isAudioEnabled: !now.isAudioEnabled }));

export const seekerLevelChosen = (seekerLevel: SeekerLevel): void => void usePreferences.setState({ seekerLevel });

export const shortcutsToggled = (): void =>
  void usePreferences.setState((now) => ({ hasShortcuts: !now.hasShortcuts }));

export const readingChosen = (chosen: Partial<ReadingSettings>): void =>
  void usePreferences.setState(({ reading }) => ({ reading: { ...reading, ...chosen } }));
