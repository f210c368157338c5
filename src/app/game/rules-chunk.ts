// Rules code that every game needs. Loaded with the first game, not with the first screen.
export { applyHouseRules } from '../../rules/house-rules';
export { describeReason, reasonBadge } from '../../text/answer/answers';
