export { Colors, Pairs } from './Colors';
export { DoDont, type DoDontProps } from './DoDont';
export { MotionScale, RadiusScale, SpaceScale, TypeScale } from './scales';
