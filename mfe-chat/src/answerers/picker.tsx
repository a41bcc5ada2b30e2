import type { OfferedProviders } from '@roe/shared/api/chat';
import { Button } from '@roe/shared/ui/button';
import { useEffect, useId } from 'react';
import { useKept } from '../conversation/kept.ts';
import { modelName, noteOn, offeredLoaded, providerName, useOffered } from './offered.ts';
import styles from './picker.module.css';

/** Who answers, and with which model: only what is so, as the gateway tells it. */
export function Picker() {
  const offered = useOffered((state) => state.offered);
  useEffect(() => void offeredLoaded(), []);
  return (
    <div className={styles['picker']} data-needs-script="">
      {typeof offered === 'string' ? <Unknown isAsked={offered === 'unknown'} /> : <Choices offered={offered} />}
    </div>
  );
}

/** Until it is known who can answer, the site chooses. */
function Unknown({ isAsked }: { isAsked: boolean }) {
  const id = useId();
  const choice = useKept((kept) => kept.choice);
  const only = (text = 'As the site chooses') => ({ value: '', isDisabled: true, options: [{ value: '', text }] });
  return (
    <>
      <Select id={`${id}-provider`} label="Provider" {...only(choice?.provider)} />
      <Select id={`${id}-model`} label="Model" {...only(choice?.model)} />
      <p className={styles['note']}>
        {isAsked ? 'Asking who can answer…' : 'Who can answer could not be asked just now.'}
        {!isAsked && (
          <Button variant="plain" size="small" onClick={offeredLoaded}>
            Ask again
          </Button>
        )}
      </p>
    </>
  );
}

function Choices({ offered }: { offered: OfferedProviders }) {
  const id = useId();
  const choice = useKept((kept) => kept.choice);
  const { data } = offered;
  // Of what was chosen before, only what can be had today.
  const chosen = data.find((one) => one.id === choice?.provider && one.isConfigured);
  const provider = chosen ?? data.find((one) => one.id === offered.default);
  const model = chosen?.models.find((one) => one.id === choice?.model)?.id ?? provider?.defaultModel;
  const isGone = choice !== null && (!chosen || model !== choice.model);

  // What is shown is what is asked.
  useEffect(() => {
    if (isGone && provider && model) useKept.setState({ choice: { provider: provider.id, model } });
  }, [isGone, provider, model]);

  if (!provider || !model) return null;
  return (
    <>
      <Select
        id={`${id}-provider`}
        label="Provider"
        value={provider.id}
        options={data.map((one) => ({ value: one.id, text: providerName(one), isDisabled: !one.isConfigured }))}
        onChosen={(value) => {
          const next = data.find((one) => one.id === value);
          if (next) useKept.setState({ choice: { provider: next.id, model: next.defaultModel } });
        }}
      />
      <Select
        id={`${id}-model`}
        label="Model"
        value={model}
        options={provider.models.map((one) => ({ value: one.id, text: modelName(one) }))}
        onChosen={(value) => useKept.setState({ choice: { provider: provider.id, model: value } })}
      />
      <p className={styles['note']}>{noteOn(provider)}</p>
    </>
  );
}

interface Option {
  value: string;
  text: string;
  isDisabled?: boolean;
}

interface SelectProps {
  id: string;
  label: string;
  value: string;
  options: Option[];
  isDisabled?: boolean;
  onChosen?: (value: string) => void;
}

function Select({ id, label, value, options, isDisabled = false, onChosen }: SelectProps) {
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} disabled={isDisabled} onChange={({ target }) => onChosen?.(target.value)}>
        {options.map(({ value, text, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
