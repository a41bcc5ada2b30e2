import * as v from 'valibot';
import { secretAddress } from '../secret-address.ts';

/** A password that is not escaped ends the host early, and its rest would be taken for the host or the database's name. */
const isPostgres = ({ protocol, pathname, search, hash }: URL): boolean =>
  /^postgres(ql)?:$/.test(protocol) && /^(\/[^/@]*)?$/.test(pathname) && !search.includes('@') && hash === '';

export const storageSettings = {
  /** Folder of the database with messages and counts. Nobody else should be able to read it. */
  DATA_DIR: v.optional(v.string(), '.data'),
};

export const storageSecrets = {
  /** PostgreSQL database, which then holds messages and counts instead; several gateways can share it. */
  DATABASE_URL: v.optional(
    secretAddress(
      'an address such as "postgres://user:password@host/database", where a password has %2F for /, %3F for ?, %23 for # and %40 for @',
      isPostgres,
    ),
  ),
};
