import { create } from 'zustand';

export const seekerLevels = ['beginner', 'seeker', 'realized'] as const;
export type SeekerLevel = (typeof seekerLevels)[number];

/** What a visitor has chosen for the whole site. One instance a tab: every section reads the frame's. */
export interface Preferences {
  /** Whether anything may sound. On by default; nothing sounds before a visitor's gesture. */
  isAudioEnabled: boolean;
  /** Sets only the tone of the guide's answers. */
  seekerLevel: SeekerLevel;
}

export const usePreferences = create<Preferences>()(() => ({ isAudioEnabled: true, seekerLevel: 'beginner' }));

export const audioToggled = (): void => usePreferences.setState((now) => ({ isAudioEnabled: !now.isAudioEnabled }));

export const seekerLevelChosen = (seekerLevel: SeekerLevel): void => usePreferences.setState({ seekerLevel });
