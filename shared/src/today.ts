import { useEffect, useState } from 'react';

const DAY = 86_400_000;

/** Days since 1970 by the visitor's clock, in their time zone; null until the page has been taken over. */
export function useToday(): number | null {
  const [today, setToday] = useState<number | null>(null);
  useEffect(() => {
    const now = new Date();
    setToday(Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY));
  }, []);
  return today;
}
