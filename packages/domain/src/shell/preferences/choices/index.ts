export { $choices, choicesChanged, parseChoices, type Choices } from './choices';
export { zoneOf } from './zone';
