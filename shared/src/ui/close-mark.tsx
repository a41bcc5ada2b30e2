import { Icon } from './icon.tsx';

/** The cross on what closes something; the button around it has the name. */
export function CloseMark() {
  return (
    <Icon>
      <path d="m3 3 10 10M13 3 3 13" />
    </Icon>
  );
}
