export { compare, page } from './compare';
export { type CopyRequest } from './copy';
export { type ComparedRow, type ComparedSection, type SectionName, type Side } from './rows';
