import { expect, test } from 'vitest';
import { signatureOf, withSignature } from './signature.ts';

const text = JSON.stringify({ revision: 2, sections: { om: { label: ',"signature":"x"}' } } });

test('a signature is the last field of a text that stays JSON, and both come apart again', () => {
  const whole = withSignature(text, 'c2ln/+w==');
  expect(JSON.parse(whole)).toEqual({ ...JSON.parse(text), signature: 'c2ln/+w==' });
  expect(signatureOf(whole)).toEqual({ signed: text, signature: 'c2ln/+w==' });
});

test.each([text, '', '{}', '{"signature":"x","revision":2}', `${withSignature(text, 'x')}\n`])(
  '%j has none',
  (unsigned) => expect(signatureOf(unsigned)).toBeUndefined(),
);
