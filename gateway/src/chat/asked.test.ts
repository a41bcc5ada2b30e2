import { expect, test } from 'vitest';
import { askedIn } from './asked.ts';

const asked = (...questions: string[]) => askedIn(questions.map((content) => ({ role: 'user' as const, content })));

test('a question that stands by itself has no topic, whatever was asked before', () => {
  expect(asked('What is karma?', 'Why does the festival of lights fall on a moonless night?')).toEqual({
    question: 'Why does the festival of lights fall on a moonless night?',
    topic: '',
    isPart: false,
  });
});

test.each(['And love?', 'How long does it last before anything in the body changes?', 'What about fear?'])(
  '“%s” goes on with the question before',
  (question) => {
    expect(asked('Where does anger come from?', question)).toEqual({
      question,
      topic: 'Where does anger come from?',
      isPart: true,
    });
  },
);

test.each(['And why?', 'Can you give an example?'])('“%s” asks for more of the question before', (question) => {
  expect(asked('Where does anger come from?', question)).toEqual({
    question: 'Where does anger come from?',
    topic: '',
    isPart: false,
  });
});

test('what goes on with a question that goes on has the subject of both', () => {
  expect(asked('Where does anger come from?', 'And fear?', 'And hope?').topic).toContain('Where does anger come from?');
});
