import { ProblemError, problemError, problemWords } from './problems';

const SILENCE = problemWords('diskSilent').key;

/** The answer, unless it does not come within so many milliseconds: then an error that says so. */
export function limited<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(problemError('diskSilent')), milliseconds);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Whether an error means that nobody answered: then it is open what has become of the matter. */
export function isSilence(error: unknown): boolean {
  return error instanceof ProblemError && error.words.key === SILENCE;
}
