'use client';

import { useEffect, useState } from 'react';
import { SettingsDialog } from './settings-dialog.jsx';

export function Settings() {
  const [chosen, setChosen] = useState({});
  useEffect(() => {
    for (const [title, choice] of Object.entries(chosen)) document.documentElement.setAttribute(nameOf(title), choice);
  }, [chosen]);
  return <SettingsDialog chosen={chosen} onChoose={(title, choice) => setChosen({ ...chosen, [title]: choice })} />;
}

const nameOf = (title) => `data-${title.toLowerCase().replace(' ', '-')}`;
