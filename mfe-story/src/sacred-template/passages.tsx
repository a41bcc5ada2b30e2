import { DataTable } from '@roe/shared/ui/data-table';
import { ImageText } from '@roe/shared/ui/image-text';
import { Quote } from '@roe/shared/ui/quote';
import { Tabs } from '@roe/shared/ui/tabs';
import { Verse } from '@roe/shared/ui/verse';
import { Drawing } from './drawing.tsx';
import { Stack } from './specimen.tsx';

export function Voices() {
  return (
    <Stack>
      <Verse
        devanagari={'असतो मा सद्गमय ।\nतमसो मा ज्योतिर्गमय ।\nमृत्योर्मामृतं गमय ॥'}
        iast={'asato mā sad gamaya,\ntamaso mā jyotir gamaya,\nmṛtyor māmṛtaṃ gamaya'}
        translation="From what is not, lead me to what is. From darkness, lead me to light. From death, lead me to what does not die."
        source="Bṛhadāraṇyaka Upaniṣad 1.3.28, our translation"
      />
      <Quote source="From About ROE">
        <p>Look at one thing until you notice who is looking.</p>
      </Quote>
    </Stack>
  );
}

export function Pair() {
  return (
    <Stack>
      <ImageText picture={<Drawing figure="witness" layer={1} />}>
        <h3>The one who saw it</h3>
        <p>Before the name of the thing, and before the thought about the name, it was already seen.</p>
      </ImageText>
      <ImageText picture={<Drawing figure="preserver" layer={3} />} isReversed>
        <h3>The thing that was seen</h3>
        <p>A wheel, a bowl, a door that sticks in the rain. It has an age and a weight, and one day it will be gone.</p>
      </ImageText>
    </Stack>
  );
}

export function Comparison() {
  return (
    <DataTable
      caption="A door is slammed, read three times"
      headers={['Layer', 'What is there', 'Who could tell', 'What can be done']}
      rows={[
        ['Form', 'A door, a noise, a child who looks up', 'Anyone in the house', 'Open it again'],
        ['Vibration', 'Anger that was looking for a hand', 'The one who was angry', 'Let it pass without the hand'],
        ['Stillness', 'That in which the noise was heard', 'Nobody else', 'Nothing, and it is enough'],
      ]}
    />
  );
}

export function TabbedText() {
  return (
    <Tabs
      label="Three readings of a lamp"
      tabs={[
        { id: 'form', label: 'Form', panel: <p>Oil, wick, flame; two hours of light.</p> },
        { id: 'vibration', label: 'Vibration', panel: <p>Somebody wanted the dark to have an edge.</p> },
        { id: 'stillness', label: 'Stillness', panel: <p>The seeing that needed no lamp to be there.</p> },
      ]}
    />
  );
}
