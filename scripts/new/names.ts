/** “audit log” and “AuditLog” as AuditLog. */
export const pascal = (name: string): string =>
  name.replace(/(?:^|[-_ ]+)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** “AuditLog” as auditLog. */
export const camel = (name: string): string => pascal(name).replace(/^\w/, (letter) => letter.toLowerCase());

/** “AuditLog” as audit-log. */
export const kebab = (name: string): string =>
  pascal(name)
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase();

/** “AuditLog” as Audit Log. */
export const title = (name: string): string => pascal(name).replace(/([a-z\d])([A-Z])/g, '$1 $2');
