export { $choices, choicesChanged, formatChoices, parseChoices, readChoices, type Choices } from './choices';
export { zoneOf } from './zone';
