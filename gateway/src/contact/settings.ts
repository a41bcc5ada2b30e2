import * as v from 'valibot';
import { secretAddress } from '../secret-address.ts';

const isEndpoint = ({ protocol, username, password }: URL): boolean =>
  protocol === 'https:' && username === '' && password === '';

export const contactSecrets = {
  /** Endpoint of a form provider that gets every message as JSON after it is stored. */
  CONTACT_FORWARD_URL: v.optional(
    secretAddress('an address that starts with "https://" and names no user and no password', isEndpoint),
  ),
};
