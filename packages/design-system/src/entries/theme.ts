// Colors, sizes and type, and the colors of a brand.

export { brandColors, type BrandColors } from '../theme/brandColors';
export { themeCss } from '../theme/themeCss';
export * from '../tokens';
export * from '../tokens/palettes';
