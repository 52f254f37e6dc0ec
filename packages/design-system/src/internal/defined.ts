type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/**
 * Leaves out the keys whose value is undefined: React Aria's props are optional but do not take
 * `undefined`, and some of its hooks tell "not given" from "given as undefined".
 */
export function defined<T extends object>(props: T): Defined<T> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Defined<T>;
}
