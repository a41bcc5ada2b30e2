import { Icon } from '@roe/shared/ui/icon';
import type { ReactNode } from 'react';

const icon = (drawing: ReactNode) => (
  <Icon width="1.25em" height="1.25em" box={20} weight={1.4}>
    {drawing}
  </Icon>
);

/** Signs of the shell's controls; their names stand beside them. */
export const icons = {
  search: icon(
    <>
      <circle cx="8.75" cy="8.75" r="5.25" />
      <path d="m12.75 12.75 4 4" />
    </>,
  ),
  reading: icon(
    <path d="M2.5 15 6.5 5l4 10M3.9 11.75h5.2M17.5 15v-6.5m0 3.25a2.75 3.25 0 1 1-5.5 0 2.75 3.25 0 1 1 5.5 0z" />,
  ),
  menu: icon(<path d="M3 6.5h14M3 13.5h14" />),
  down: icon(<path d="m5.5 8 4.5 4.5L14.5 8" />),
  up: icon(<path d="M10 16V4.5m-5 5 5-5 5 5" />),
  sound: icon(<path d="M3 8v4h2.75L10 15.5v-11L5.75 8zM13 7.5a3.75 3.75 0 0 1 0 5m2.25-7.25a7 7 0 0 1 0 9.5" />),
  silence: icon(<path d="M3 8v4h2.75L10 15.5v-11L5.75 8zm10.5 0 4 4m0-4-4 4" />),
};
