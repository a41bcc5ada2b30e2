import * as v from 'valibot';

export const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]*$/, 'lower-case letters and digits, such as "questions"'));

export const path = v.pipe(
  v.string(),
  v.regex(
    /^\/(?:[!-"$-.0->@-[\]-~]+(?:\/[!-"$-.0->@-[\]-~]+)*)?$/,
    'a path such as "/example", without a slash at its end',
  ),
);

/** An address inside the site, with query and anchor. Browsers read "//host" and "/\host" as another site. */
export const linkSchema = v.pipe(
  v.string(),
  v.regex(/^\/(?!\/)[!-[\]-~]*$/, 'a link inside the site, such as "/example?missing=:slug"'),
);

export const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{10}$/, '10 hexadecimal digits'));

export const fileName = v.pipe(v.string(), v.regex(/^[\w.-]+$/, 'a file name without folders'));

export const semver = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, 'a version such as "1.0.0"'));

/** The public half of an Ed25519 key (RFC 8037: `x` of its JSON Web Key). */
export const publicKey = v.pipe(
  v.string(),
  v.regex(/^[\w-]{43}$/, 'a public key of 43 letters and digits, as "npm run ship -- key" prints it'),
);

/** Origin of a public site, written as browsers write it: it stands in pages, feeds and XML as it is. */
export const originSchema = v.pipe(
  v.string(),
  v.check(
    (text) => /^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text,
    'an origin such as "https://example.org"',
  ),
);

export const date = v.pipe(v.string(), v.isoDate('a date such as "2025-03-01"'));

export const label = v.pipe(
  v.string(),
  v.nonEmpty('a label'),
  v.regex(/^(?:\S(?:.*\S)?)?$/, 'a label in one line, without spaces at its ends'),
  v.maxLength(24, 'a label of at most 24 characters'),
);
