import type { OfferedModel, OfferedProvider, OfferedProviders } from '@roe/shared/api/chat';
import { create } from 'zustand';
import { answerers } from '../wire/notes.ts';

/** Who can answer, as `GET /api/providers` tells. */
export const useOffered = create<{ offered: OfferedProviders | 'unknown' | 'unavailable' }>()(() => ({
  offered: 'unknown',
}));

/** Asks who can answer. */
export async function offeredLoaded(): Promise<void> {
  useOffered.setState({ offered: (await load()) ?? 'unavailable' });
}

async function load(): Promise<OfferedProviders | undefined> {
  try {
    const response = await fetch('/api/providers', { headers: { accept: 'application/json' } });
    return response.ok ? offeredFrom(await response.json()) : undefined;
  } catch {
    return undefined; // no network, or no JSON
  }
}

/** What is usable of the gateway's answer; a provider that this page does not know is left out. */
function offeredFrom(value: unknown): OfferedProviders | undefined {
  const { data, default: preset } = (value ?? {}) as Partial<OfferedProviders>;
  if (!Array.isArray(data)) return undefined;
  const known = data.filter((one) => answerers.includes(one?.id) && Array.isArray(one.models));
  return known.some(({ id }) => id === preset) && preset ? { default: preset, data: known } : undefined;
}

/** How a provider is called: its name, and why it cannot be chosen where it cannot. */
export const providerName = ({ label, isConfigured }: OfferedProvider): string =>
  isConfigured ? label : `${label} (not set up here)`;

/** How a model is called: its name, and what answers in its place where something else does. */
export function modelName({ id, servedAs, isRetired }: OfferedModel): string {
  if (id === 'built-in') return 'Sentences from the texts';
  if (isRetired) return `${id} (retired: ${servedAs} answers)`;
  return servedAs === id ? id : `${id} (served as ${servedAs})`;
}

/** What the reader should know of a provider before asking it. */
export function noteOn({ id, label, isReachable }: OfferedProvider): string {
  if (id === 'built-in')
    return 'The library answers in sentences of this site’s own texts, and cites them. No AI is asked.';
  return isReachable
    ? `${label} can be reached. Your questions are sent there by this site.`
    : `${label} could not be asked for its models. The list is the one that this site knows of.`;
}
