import { SettingsDialog } from './settings-dialog.jsx';

export const Settings = () => (
  <site-settings>
    <SettingsDialog />
  </site-settings>
);
