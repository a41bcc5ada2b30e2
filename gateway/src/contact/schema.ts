import { contactCategories, contactLimits, emailPattern } from '@roe/shared/api/contact';
import * as v from 'valibot';

const thousands = (count: number): string => count.toLocaleString('en');

/**
 * Control characters end up in terminals and tables of whoever reads the message, PostgreSQL keeps no NUL, and signs that nobody
 * sees turn text around or hide some. Those stay by which Indic scripts and emoji are joined and chosen.
 */
function readable(text: string): string {
  const words = text
    .replace(/\r\n?/g, '\n')
    .replace(
      /(?![\n\t\u200c\u200d]|\p{Variation_Selector})[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu,
      '',
    )
    .trim();
  return /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(words) ? words : '';
}
const onOneLine = (text: string): string => readable(text).replace(/\s+/g, ' ');

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
