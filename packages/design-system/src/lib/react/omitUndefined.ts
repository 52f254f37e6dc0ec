type WithoutUndefined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/**
 * Omits keys whose value is undefined. React Aria's optional props do not accept `undefined`, and some of its
 * hooks distinguish a missing prop from an undefined one.
 */
export function omitUndefined<T extends object>(props: T): WithoutUndefined<T> {
  return Object.fromEntries(
    Object.entries(props).filter(([, value]) => value !== undefined),
  ) as WithoutUndefined<T>;
}
