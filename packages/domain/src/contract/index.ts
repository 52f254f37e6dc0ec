import * as declared from './calls';
import type { Contract } from './declare';

export * from './calls';
export { fillPath } from './declare';
export type { AnswerOf, Contract, Method, ParametersOf, PayloadOf, Schema } from './declare';

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'method' in value && 'answers' in value;

/**
 * Every /v1 call of specification 7. This entry point has no effector units, so that the sandbox can import
 * it.
 */
export const allCalls: readonly Contract[] = Object.values<unknown>(declared).filter(isContract);
