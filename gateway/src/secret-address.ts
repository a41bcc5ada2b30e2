import * as v from 'valibot';

/**
 * A setting that holds a secret: no message shows it, whole, cut or escaped. It may not be empty: then something that should
 * have handed it over did not, and going on without would lose messages.
 */
export const secretAddress = (expected: string, isValid: (url: URL) => boolean) =>
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || (URL.canParse(dataset.value) && isValid(new URL(dataset.value)))) return;
      addIssue({ message: expected, input: '(not shown)' });
    }),
  );
