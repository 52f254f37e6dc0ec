import * as declared from './declared';
import type { Contract } from './shared/http/contract';

export * from './declared';
export { fillPath } from './shared/http/contract';
export type { AnswerOf, Contract, Method, ParametersOf, PayloadOf, Schema } from './shared/http/contract';

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'method' in value && 'answers' in value;

/**
 * Every /v1 call of specification 7. This entry point has no effector units, so that the sandbox can import
 * it.
 */
export const allCalls: readonly Contract[] = Object.values<unknown>(declared).filter(isContract);
