export { accountPlans, type AccountPlan } from './accounts.ts';
export { fault, PAYMENT_CONFIRMATION, type Fault } from './faults.ts';
export { createSandboxHandler, isSandboxPath, type NodeHandler } from './handler.ts';
export { listen, type Listening, type ListenOptions } from './listen.ts';
export type { LoggedRequest } from './requests.ts';
export { createSandbox, sandboxConfig, type Sandbox, type SandboxOptions } from './server.ts';
