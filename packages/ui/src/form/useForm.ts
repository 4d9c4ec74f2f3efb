'use no memo'; // It passes on what Mantine memoises: compiled it would weigh on the first page.

import { useForm as useMantineForm } from '@mantine/form';
import { useContext, useEffect, useEffectEvent } from 'react';
import { LeafContext } from '../theme/leafContext.ts';

function useSpokenForm(...input: Parameters<typeof useMantineForm>) {
  const form = useMantineForm(...input);
  const { locale } = useContext(LeafContext);
  const sayAnew = useEffectEvent(() => {
    for (const path of Object.keys(form.errors)) form.validateField(path);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another language is the occasion
  useEffect(() => sayAnew(), [locale]);
  return form;
}

/** Mantine's form. In another language its rules say the errors anew; an error that no rule finds goes. */
export const useForm = useSpokenForm as typeof useMantineForm;
