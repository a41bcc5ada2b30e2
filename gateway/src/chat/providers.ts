import { type Provider, providers } from '@roe/shared/api/chat';
import type { ChatSettings } from './settings.ts';

/** Fields of a request that a provider may be sent besides model, messages and stream. */
export type OptionalField = 'temperature' | 'max_tokens' | 'max_completion_tokens';

/** How a provider is spoken to: all of them know OpenAI's chat completions. */
interface Wire {
  /** Its usual address; without one it is configured by an address. */
  base?: string;
  needsKey: boolean;
  /** Anything else is refused by some: Mistral answers 422 to a field that it does not know. */
  fields: readonly OptionalField[];
  /** Headers that its list of models asks for, in place of the bearer token. */
  listHeaders?: (key: string) => Record<string, string>;
}

const wires: Record<Provider, Wire> = {
  openai: { base: 'https://api.openai.com/v1', needsKey: true, fields: ['temperature', 'max_completion_tokens'] },
  anthropic: {
    base: 'https://api.anthropic.com/v1',
    needsKey: true,
    fields: ['temperature', 'max_tokens'],
    listHeaders: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
  },
  mistral: { base: 'https://api.mistral.ai/v1', needsKey: true, fields: ['temperature', 'max_tokens'] },
  ollama: { needsKey: false, fields: ['temperature', 'max_tokens'] },
  gemini: {
    base: 'https://generativelanguage.googleapis.com/v1beta/openai',
    needsKey: true,
    fields: ['temperature', 'max_tokens'],
  },
  custom: { needsKey: false, fields: ['temperature', 'max_tokens'] },
};

/** A provider that whoever runs the site has configured. */
export interface Access extends Pick<Wire, 'fields' | 'listHeaders'> {
  id: Provider;
  base: string;
  /** Empty where it asks for none. */
  key: string;
}

/** The providers that the settings give what they need: a key, or an address where they have no usual one. */
export function configuredProviders(settings: ChatSettings): Map<Provider, Access> {
  const configured = new Map<Provider, Access>();
  for (const id of providers) {
    const { needsKey, ...wire } = wires[id];
    const name = id.toUpperCase() as Uppercase<Provider>;
    const base = settings[`${name}_BASE_URL`] ?? wire.base;
    const key = settings[`${name}_API_KEY`] ?? '';
    if (base && (key || !needsKey)) configured.set(id, { ...wire, id, base, key });
  }
  return configured;
}
