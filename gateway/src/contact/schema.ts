import { contactCategories, contactLimits, emailPattern } from '@roe/shared/api/contact';
import * as v from 'valibot';
import { onOneLine, readable } from './readable.ts';

const thousands = (count: number): string => count.toLocaleString('en');

const expected = {
  name: `a name of at most ${contactLimits.name} characters`,
  email: `an e-mail address such as "name@example.org" of at most ${contactLimits.email} characters, or none`,
  category: `one of ${contactCategories.join(', ')}`,
  message: `a message of 1 to ${thousands(contactLimits.message)} characters`,
  seconds: 'the number of seconds since the form was opened',
  key: 'a key of 16 to 64 letters, digits, "-" or "_" that stays the same for every attempt to send one message',
};

/** What the contact form sends: the fields of the specification's §3, and those that visitors do not see. */
export const contactSchema = v.object(
  {
    name: v.optional(
      v.pipe(v.string(expected.name), v.transform(onOneLine), v.maxLength(contactLimits.name, expected.name)),
      '',
    ),
    email: v.optional(
      v.pipe(
        v.string(expected.email),
        v.transform(onOneLine),
        v.maxLength(contactLimits.email, expected.email),
        v.check((email) => email === '' || emailPattern.test(email), expected.email),
      ),
      '',
    ),
    category: v.optional(v.picklist(contactCategories, expected.category), contactCategories[0]),
    message: v.optional(
      v.pipe(
        v.string(expected.message),
        v.transform(readable),
        v.minLength(1, expected.message),
        v.maxLength(contactLimits.message, expected.message),
      ),
      '',
    ),
    /** A field that no visitor sees: what fills it in is a machine. */
    echo: v.optional(v.unknown()),
    /** The same, as forms of earlier releases send it. */
    website: v.optional(v.unknown()),
    /** Seconds since the form was opened: a machine is quicker than `contactSeconds`. */
    seconds: v.number(expected.seconds),
    /** Idempotency key: a double click, or a second try after a lost answer, stores one message. */
    key: v.pipe(v.string(expected.key), v.regex(/^[\w-]{16,64}$/, expected.key)),
  },
  'an object with the fields of the contact form',
);
