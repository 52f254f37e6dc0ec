type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/**
 * Omits keys whose value is undefined. React Aria's optional props do not accept `undefined`, and some of its
 * hooks distinguish a missing prop from an undefined one.
 */
export function defined<T extends object>(props: T): Defined<T> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Defined<T>;
}
