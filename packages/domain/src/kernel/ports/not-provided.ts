/** The handler of an effect that gets its own at `fork`. */
export const notProvided = (port: string) => (): never => {
  throw new Error(`${port} has no handler: give one at fork`);
};
