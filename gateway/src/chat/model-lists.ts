import type { OfferedModel, Provider } from '@roe/shared/api/chat';
import type { GuideOptions } from '@roe/shared/api/guide-files';
import type OpenAI from 'openai';
import type { Access } from './providers.ts';

const HOUR = 3_600_000;
/** A provider that could not be asked is asked again after a minute. */
const MINUTE = 60_000;
/** Milliseconds that a list is waited for. */
const PATIENCE = 5000;
/** The most names that are taken from a list. */
const MOST = 200;

/** Models that do something else than talk. */
const NO_CHAT =
  /embed|tts|whisper|dall-e|moderation|image|-audio|realtime|transcribe|sora|veo|imagen|davinci|babbage|ocr|aqa/i;

/** Which models the providers serve, each asked at most once an hour. */
export interface ModelLists {
  /** Names of models that a provider serves now, or undefined where it cannot be asked. */
  of(id: Provider): Promise<string[] | undefined>;
  /** The model that is asked for a name, or undefined where the provider has none of that name. */
  servedAs(id: Provider, name: string, options: GuideOptions): Promise<string | undefined>;
  /** The models that a reader may choose of a provider. */
  offered(id: Provider, options: GuideOptions): Promise<OfferedModel[]>;
}

/** @param replaced models in whose place others are asked, before what the options say */
export function modelLists(
  accesses: Map<Provider, Access>,
  clientOf: (access: Access) => OpenAI,
  { now, replaced = new Map() }: { now: () => number; replaced?: Map<string, string> | undefined },
): ModelLists {
  const lists = new Map<Provider, { until: number; names: Promise<string[] | undefined> }>();

  async function ask(access: Access): Promise<string[] | undefined> {
    const { listHeaders, key } = access;
    const headers = listHeaders ? { ...listHeaders(key), authorization: null } : key ? {} : { authorization: null };
    const query = listHeaders ? { limit: 1000 } : {};
    const { data } = await clientOf(access).models.list({ headers, query, timeout: PATIENCE });
    const names = data
      .map(({ id }) => String(id).replace(/^models\//, ''))
      .filter((id) => /^[\w.:/@-]{1,100}$/.test(id));
    return names.filter((id) => !NO_CHAT.test(id)).slice(0, MOST);
  }

  function of(id: Provider): Promise<string[] | undefined> {
    const access = accesses.get(id);
    if (!access) return Promise.resolve(undefined);
    const known = lists.get(id);
    if (known && known.until > now()) return known.names;
    const list = { until: now() + HOUR, names: ask(access).catch(() => undefined) };
    lists.set(id, list);
    void list.names.then((names) => {
      if (!names) list.until = now() + MINUTE;
    });
    return list.names;
  }

  const listedAs = (id: Provider, name: string, { providers }: GuideOptions): string | undefined => {
    const listed = providers[id].models.find((model) => model.id === name);
    return replaced.get(name) ?? (listed && (listed.servedAs ?? name));
  };

  return {
    of,
    async servedAs(id, name, options) {
      return listedAs(id, name, options) ?? (await of(id))?.find((served) => served === name);
    },
    async offered(id, options) {
      const live = await of(id);
      const listed = options.providers[id].models.map((model): OfferedModel => {
        const servedAs = listedAs(id, model.id, options) ?? model.id;
        return { id: model.id, servedAs, isRetired: live ? !live.includes(model.id) : model.isRetired };
      });
      const others = (live ?? []).filter((name) => !listed.some(({ id }) => id === name));
      return [...listed, ...others.map((name) => ({ id: name, servedAs: name, isRetired: false }))];
    },
  };
}
