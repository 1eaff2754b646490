import { useState } from 'react';
import type { Advice } from '@/engine';
import type { OpenTable } from '@/store';

/** Lays out each advice once, as soon as the coach does. Where others look on, nothing of it is laid on the table. */
export function useAdvice<A>({ coaching, closed }: OpenTable<A, unknown, unknown>, take: (action: A) => void): void {
  const advice = coaching?.type === 'advises' && coaching.laysOut && !closed ? coaching.advice : null;
  const [taken, setTaken] = useState<Advice<A> | null>(null);
  if (advice === taken) return;
  setTaken(advice);
  if (advice !== null) take(advice.action);
}
