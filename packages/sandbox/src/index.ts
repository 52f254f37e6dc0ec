export { accountPlans, type AccountPlan } from './accounts.ts';
export { defects, type Defect } from './defects/index.ts';
export { fault, PAYMENT_CONFIRMATION, type Fault } from './faults.ts';
export { createSandboxHandler, type NodeHandler } from './handler.ts';
export { listen, type Listening, type ListenOptions } from './listen.ts';
export { isSandboxPath } from './paths.ts';
export type { LoggedRequest } from './requests.ts';
export type { SandboxState } from './state.ts';
export { createSandbox, sandboxConfig, type Sandbox, type SandboxOptions } from './server.ts';
