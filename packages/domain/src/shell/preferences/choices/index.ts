export { $choices, choicesChanged, parseChoices } from './choices';
export { zoneOf } from './zone';
