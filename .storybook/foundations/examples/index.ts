export { ColorDoDont, IconsDoDont, SpaceDoDont, TypeDoDont, WritingDoDont } from './foundations';
