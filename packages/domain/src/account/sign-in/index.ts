export { signInReturned } from './sign-in';
