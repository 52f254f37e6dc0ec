import { useEffect, useState } from 'react';
import type { DecisionAnswer, DecisionRequest, ReviewData } from '../api.ts';

async function request<Answer>(path: string, body?: unknown): Promise<Answer> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
  const response = await fetch(
    path,
    body === undefined ? undefined : { ...init, body: JSON.stringify(body) },
  );
  if (!response.ok) throw new Error(`The server answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

const messageOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));

interface ReviewState {
  /** Null until it is loaded. */
  readonly data: ReviewData | null;
  /** Why the last request failed, or null. */
  readonly error: string | null;
  /** Resolves to whether the decision was saved. */
  readonly decide: (request: DecisionRequest) => Promise<boolean>;
  /** Takes the last decision back. Resolves to its changes, empty if there was none. */
  readonly undo: () => Promise<readonly string[]>;
}

/** The review of the server: loads it once, and sends decisions. */
export function useReview(): ReviewState {
  const [data, setData] = useState<ReviewData | null>(null);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    request<ReviewData>('/api/review').then(setData, (reason: unknown) => setError(messageOf(reason)));
  }, []);

  const send = async (path: string, body: unknown): Promise<readonly string[] | null> => {
    try {
      const { names, ...state } = await request<DecisionAnswer>(path, body);
      setData((before) => before && { ...before, ...state });
      setError(null);
      return names;
    } catch (reason) {
      setError(messageOf(reason));
      return null;
    }
  };

  return {
    data,
    error,
    decide: async (body) => (await send('/api/decisions', body)) !== null,
    undo: async () => (await send('/api/undo', {})) ?? [],
  };
}
