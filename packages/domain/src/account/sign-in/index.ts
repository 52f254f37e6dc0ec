export { signInReturned, type SignInReturn } from './sign-in';
